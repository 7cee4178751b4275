import { role } from '@coffer/branding/roles'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import type { ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'

/** In print: A4, with space for the page footer, and exact colors. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4 portrait; margin: 12mm 14mm 16mm; }
    html { print-color-adjust: exact; }
    body { min-height: 0; padding: 0; }
  }
`

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  max-width: 60rem;
  margin: 0 auto;
  padding: ${space[24]} ${space[16]} ${space[64]};
  background: ${role('surface')};
  color: ${role('text')};

  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  @media print {
    display: block;
    margin-block-start: ${space[32]};

    > * + * {
      margin-block-start: ${space[16]};
    }

    &[data-opens='page'] {
      break-before: page;
      margin-block-start: 0;
    }
  }
`
const Heading = styled.h2`
  padding-block-end: ${space[8]};
  border-block-end: 2px solid ${role('primary-edge')};
  font-size: ${size[24]};
  font-weight: ${weight.black};
  letter-spacing: -0.01em;
  break-after: avoid;
`
const Lead = styled.p`
  max-width: 42.5rem;
  color: ${role('text-soft')};
  break-after: avoid;
`

/** A section of the sheet. */
export function Part({
  title,
  lead,
  opensPage = false,
  children,
}: {
  title: string
  lead?: ReactNode
  /** Starts a new page in print. */
  opensPage?: boolean
  children: ReactNode
}) {
  return (
    <Section data-opens={opensPage ? 'page' : undefined}>
      <Heading>{title}</Heading>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Section>
  )
}

/** Avoids a page break within it, unless it may break. */
const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  align-content: start;
  break-inside: avoid;

  &[data-breaks='true'] {
    break-inside: auto;

    @media print {
      display: block;

      > * + * {
        margin-block-start: ${space[12]};
      }
    }
  }
`
const Name = styled.h3`
  font-size: ${size[14]};
  font-weight: ${weight.bold};
  color: ${role('text-soft')};
  break-after: avoid;
`

/** A named sample. A long one may continue on the next page. */
export function Specimen({
  name,
  mayBreak = false,
  children,
}: {
  name: string
  mayBreak?: boolean
  children: ReactNode
}) {
  return (
    <Block data-breaks={mayBreak}>
      <Name>{name}</Name>
      {children}
    </Block>
  )
}

/** A wrapping grid with a minimum column width. */
export const Grid = styled.div<{ $least: string; $isTight?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  gap: ${({ $isTight = false }) => ($isTight ? space[12] : space[24])} ${space[24]};
  align-items: start;

  > * {
    break-inside: avoid;
  }
`

export const Small = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`
