import { role } from '@coffer/branding/roles'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from '../foundations/text.ts'
import { measure, space } from '../foundations/tokens.ts'

const HeadingFrame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`
const Title = styled.h1`
  ${text.title}
`
const Lead = styled.div`
  ${text.body}
  max-width: ${measure.reading};
  color: ${role('text-soft')};
`

/** The h1 of a screen with an optional lead. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <HeadingFrame>
      <Title tabIndex={-1}>{title}</Title>
      {children && <Lead>{children}</Lead>}
    </HeadingFrame>
  )
}

/** The h2 of a section. */
export const SectionHeading = styled.h2`
  ${text.heading}
`
