import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { cardBackground } from '../foundations/surfaces.ts'
import { space } from '../foundations/tokens.ts'

const Scroller = styled.section`
  width: 100%;
  max-height: 20rem;
  overflow: auto;
  border-block: 1px solid ${role('hairline')};
`
const Table = styled.table`
  ${text.small}
  width: 100%;

  th,
  td {
    padding: ${space[8]} 0;
    border-block-end: 1px solid ${role('hairline')};
    font-weight: 400;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  th:first-child {
    text-align: start;
  }

  tr:last-child > * {
    border-block-end: 0;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${cardBackground};
    font-weight: 700;
  }
`

export interface ChartTableProps {
  id: string
  title: string
  /** The headings: first of the points, then of their values. */
  columns: readonly string[]
  /** A row for each point, with its name and its values. */
  rows: readonly { name: string; values: readonly string[] }[]
}

/** The points of a chart as a table. */
export function ChartTable({ id, title, columns, rows }: ChartTableProps) {
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroller id={id} aria-label={title} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
