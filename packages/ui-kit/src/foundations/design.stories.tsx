import { type Design, defaultDesign, frontPatterns, shapes, surfaces } from '@coffer/branding/design'
import { designCss } from '@coffer/branding/design-css'
import { designVariable } from '@coffer/branding/design-variables'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { StatusTag } from '../feedback/status-tag.tsx'
import { StatefulField } from '../fields/stateful-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Card, SectionHeading, Stack } from '../layout/layout.tsx'
import { pageBackground } from './surfaces.ts'

const meta = { title: 'Brand/Shape and surface' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Page = styled.div`
  padding: 1.5rem;
  background: ${pageBackground};
`
const Front = styled.div`
  min-height: 12rem;
  padding: 1.5rem;
  background: ${designVariable('front-pattern')} ${designVariable('front-background')};
  color: ${designVariable('front-text')};
`

/** A region of the page with another design. */
function Designed({
  name,
  changes,
  children,
}: {
  name: string
  changes: Partial<Design>
  children: ReactNode
}) {
  const css = designCss({ ...defaultDesign, ...changes }, 'light').replaceAll(':root', `.${name}`)
  return (
    <div className={name}>
      <style>{css}</style>
      {children}
    </div>
  )
}

function Sample({ name }: { name: string }) {
  return (
    <Page>
      <Card label={name}>
        <Stack gap={16}>
          <SectionHeading>{name}</SectionHeading>
          <div>
            <StatusTag tone="success">Linked</StatusTag>
          </div>
          <StatefulField initial="Amelia">
            {(value, onChange) => (
              <TextField label="First name" name={`name-${name}`} value={value} onChange={onChange} />
            )}
          </StatefulField>
          <Button>Continue</Button>
        </Stack>
      </Card>
    </Page>
  )
}

export const Shapes: Story = {
  render: () => (
    <>
      {shapes.map((shape) => (
        <Designed key={shape} name={`shape-${shape}`} changes={{ shape }}>
          <Sample name={shape} />
        </Designed>
      ))}
    </>
  ),
}

export const Surfaces: Story = {
  render: () => (
    <>
      {surfaces.map((surface) => (
        <Designed key={surface} name={`surface-${surface}`} changes={{ surface }}>
          <Sample name={surface} />
        </Designed>
      ))}
    </>
  ),
}

/** The patterns on the log-in page’s brand half, in both tones. */
export const Patterns: Story = {
  render: () => (
    <>
      {(['primary', 'light'] as const).flatMap((tone) =>
        frontPatterns.map((pattern) => (
          <Designed
            key={tone + pattern}
            name={`front-${tone}-${pattern}`}
            changes={{ frontPage: { tone, pattern, focalPoint: { x: 100, y: 100 } } }}
          >
            <Front>{`${tone}, ${pattern}`}</Front>
          </Designed>
        )),
      )}
    </>
  ),
}
