import { role } from '@coffer/branding/roles'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from '../foundations/text.ts'
import { measure, space } from '../foundations/tokens.ts'

const HeadingFrame = styled.header`
  display: grid;
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

/** The one h1 of a screen, and a short why under it. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <HeadingFrame>
      <Title tabIndex={-1}>{title}</Title>
      {children && <Lead>{children}</Lead>}
    </HeadingFrame>
  )
}

/** A heading of a part of a screen. */
export const SectionHeading = styled.h2`
  ${text.heading}
`
