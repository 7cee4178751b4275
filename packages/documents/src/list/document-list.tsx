import { role } from '@coffer/branding/roles'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { OpenDocument, OpenOutcome } from '../pdf/open-document.tsx'
import { OpenRow, PdfMark } from '../pdf/open-row.tsx'
import { type FetchLink, useDocumentOpener } from '../pdf/use-document-opener.ts'

export const DocumentList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Row = styled.li`
  position: relative;
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

  &[data-whole='true'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
const Description = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
/** Stacked above the click area that opens the document. */
const Outcome = styled.div`
  position: relative;
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`

interface DocumentRowProps {
  title: string
  /** A link to a page about the document; without it the whole row opens the PDF. */
  name?: ReactNode
  details: ReactNode
  fetchLink: FetchLink
}

/** One document of a list, with its PDF. */
export function DocumentRow({ title, name, details, fetchLink }: DocumentRowProps) {
  const opener = useDocumentOpener(fetchLink)
  return (
    <Row data-whole={name === undefined}>
      <Description>
        <Name>{name ?? <OpenRow opener={opener} title={title} />}</Name>
        <Details>{details}</Details>
      </Description>
      <div>{name === undefined ? <PdfMark /> : <OpenDocument opener={opener} title={title} />}</div>
      <Outcome>
        <OpenOutcome opener={opener} title={title} />
      </Outcome>
    </Row>
  )
}
