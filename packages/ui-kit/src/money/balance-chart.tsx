import { useFormats } from '@coffer/i18n/formats'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { useTranslations } from '../messages.ts'
import { CHART_HEIGHT, ChartFrame, ChartStage, ChartTableToggle, Reading } from './chart-frame.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { type BalancePoint, createScale } from './chart-scale.ts'
import { useWidth } from './use-width.ts'

export type { BalancePoint } from './chart-scale.ts'

const Ends = styled.p`
  ${text.small}
  display: flex;
  justify-content: space-between;
  color: ${role('text-soft')};
`

export interface BalanceChartProps {
  /** One point per day, oldest first, without gaps. */
  points: readonly BalancePoint[]
}

/** The balance by day. Pointer, touch and arrow keys select a day; a table has the same data. */
export function BalanceChart({ points }: BalanceChartProps) {
  const t = useTranslations()
  const { date, money } = useFormats()
  const stage = useRef<HTMLDivElement>(null)
  const width = useWidth(stage)
  const [picked, setPicked] = useState<number | null>(null)

  const first = points.at(0)
  const last = points.at(-1)
  if (!first || !last) return <p>{t('chart.empty')}</p>

  const day = Math.min(picked ?? points.length - 1, points.length - 1)
  const point = points[day] ?? last
  const area = { width, height: CHART_HEIGHT }
  const scale = createScale(points, area)
  const title = t('chart.title', { from: date(first.date), to: date(last.date) })

  return (
    <ChartFrame aria-label={title}>
      <Reading aria-hidden="true">
        <strong>{date(point.date)}</strong>
        <span>
          <span>{t('chart.balance')}</span> <strong>{money(point.balance)}</strong>
        </span>
        <span>
          <span>{t('chart.interestOfDay')}</span> <strong>{money(point.interest)}</strong>
        </span>
      </Reading>
      <ChartStage
        ref={stage}
        count={points.length}
        index={day}
        label={t('chart.day')}
        valueText={t('chart.value', {
          date: date(point.date),
          balance: money(point.balance),
          interest: money(point.interest),
        })}
        indexAt={scale.indexAt}
        onPick={setPicked}
      >
        {width > 0 && (
          <ChartPlot points={points} scale={scale} area={area} day={day} isPicked={picked !== null} />
        )}
      </ChartStage>
      <Ends aria-hidden="true">
        <span>{date(first.date)}</span>
        <span>{date(last.date)}</span>
      </Ends>
      <ChartTableToggle
        title={title}
        columns={[t('chart.date'), t('chart.balance'), t('chart.interest')]}
        rows={() =>
          points.toReversed().map((one) => ({
            name: date(one.date),
            values: [money(one.balance), money(one.interest)],
          }))
        }
      />
    </ChartFrame>
  )
}
