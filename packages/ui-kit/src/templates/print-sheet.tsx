import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { media, space, weight } from '../foundations/tokens.ts'

/** Content for the screen that is never printed. */
export const ScreenOnly = styled.div`
  ${media.print} {
    display: none;
  }
`

/** Content for print that is never on the screen. */
export const PaperOnly = styled.div`
  display: none;

  ${media.print} {
    display: block;
  }
`

const Head = styled(PaperOnly)`
  margin-block-end: ${space[24]};
  padding-block-end: ${space[12]};
  border-block-end: 1px solid;
`
const Bank = styled.p`
  ${text.heading}
`
const Facts = styled.p`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  margin-block-start: ${space[4]};
`

/** The head of a printed page: the bank, and facts such as the account and the print date. */
export function PrintHead({ bank, facts }: { bank: string; facts: readonly string[] }) {
  return (
    <Head>
      <Bank>{bank}</Bank>
      <Facts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
    </Head>
  )
}

const Table = styled.table`
  ${text.small}
  width: 100%;

  th {
    font-weight: ${weight.bold};
    text-align: start;
  }

  th,
  td {
    padding: ${space[4]} ${space[16]} ${space[4]} 0;
    border-block-end: 1px solid ${role('hairline')};
    vertical-align: top;
  }

  tbody th {
    padding-block-start: ${space[16]};
  }

  [data-align='end'] {
    padding-inline-end: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  [data-align='end'] + [data-align='end'] {
    padding-inline-start: ${space[16]};
  }

  tr {
    break-inside: avoid;
  }

  tbody th {
    break-after: avoid;
  }
`

export interface PrintColumn {
  label: string
  isAmount?: boolean
}
export interface PrintGroup {
  key: string
  title: string
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A list of any length for print, with all of its rows, and with the column headings on each page. */
export function PrintTable({
  columns,
  groups,
}: {
  columns: readonly PrintColumn[]
  groups: readonly PrintGroup[]
}) {
  const align = (index: number) => (columns[index]?.isAmount ? 'end' : undefined)
  return (
    <PaperOnly>
      <Table>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" data-align={align(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                {row.cells.map((cell, index) => (
                  <td key={columns[index]?.label} data-align={align(index)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </PaperOnly>
  )
}
