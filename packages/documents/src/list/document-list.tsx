import { role } from '@coffer/branding/roles'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { OpenDocument, OpeningOutcome } from '../opening/open-document.tsx'
import { type AskForLink, useOpening } from '../opening/use-opening.ts'

/** Documents under each other. */
export const DocumentList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${space[16]};
  align-items: center;
  padding-block: ${space[16]};
  border-block-end: 1px solid ${role('hairline')};

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }

  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
const Words = styled.div`
  display: grid;
  gap: ${space[4]};
`
const Name = styled.p`
  font-weight: ${weight.bold};
`
const Details = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  font-size: ${size[14]};
  color: ${role('text-soft')};
`
const Outcome = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`

interface DocumentRowProps {
  /** What it is called, for its button too. */
  title: string
  /** The same where it is drawn as more than text. */
  name?: ReactNode
  /** Short facts, beside each other. */
  details: ReactNode
  askForLink: AskForLink
}

/** One document: what it is, and the PDF itself. */
export function DocumentRow({ title, name = title, details, askForLink }: DocumentRowProps) {
  const opening = useOpening(askForLink)
  return (
    <Row>
      <Words>
        <Name>{name}</Name>
        <Details>{details}</Details>
      </Words>
      <div>
        <OpenDocument opening={opening} title={title} />
      </div>
      <Outcome>
        <OpeningOutcome opening={opening} title={title} />
      </Outcome>
    </Row>
  )
}
