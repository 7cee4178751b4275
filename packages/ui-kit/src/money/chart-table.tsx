import { useFormats } from '@coffer/i18n/formats'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'
import type { BalancePoint } from './chart-scale.ts'

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
    background: ${role('surface')};
    font-weight: 700;
  }
`

/** Every day of the chart, the latest first. */
export function ChartTable({
  id,
  points,
  title,
}: {
  id: string
  points: readonly BalancePoint[]
  title: string
}) {
  const t = useTranslations()
  const { date, money } = useFormats()
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroller id={id} aria-label={title} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('chart.date')}</th>
            <th scope="col">{t('chart.balance')}</th>
            <th scope="col">{t('chart.interest')}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.date}>
              <th scope="row">{date(point.date)}</th>
              <td>{money(point.balance)}</td>
              <td>{money(point.interest)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
