import { useFormats } from '@coffer/i18n/formats'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { Button } from '../actions/button.tsx'
import { focusRing, text } from '../foundations/text.ts'
import { space, weight } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'
import { ChartPlot } from './chart-plot.tsx'
import { type BalancePoint, createScale } from './chart-scale.ts'
import { ChartTable } from './chart-table.tsx'
import { useWidth } from './use-width.ts'

export type { BalancePoint } from './chart-scale.ts'

const HEIGHT = 208

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`
const Reading = styled.p`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  color: ${role('text-soft')};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${role('text')};
    font-weight: ${weight.bold};
  }
`
const Stage = styled.div`
  position: relative;
  height: ${HEIGHT}px;
  margin-block-start: ${space[16]};
  touch-action: pan-y;
  cursor: crosshair;

  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: ${space[8]};
  }
`
const Days = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  pointer-events: none;
`
const Ends = styled.p`
  ${text.small}
  display: flex;
  justify-content: space-between;
  color: ${role('text-soft')};
`

const Toggle = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[8]};
`

export interface BalanceChartProps {
  /** One point per day, oldest first, without gaps. */
  points: readonly BalancePoint[]
}

/** The balance by day: pointer, touch and arrow keys select a day; a table holds the same data. */
export function BalanceChart({ points }: BalanceChartProps) {
  const t = useTranslations()
  const { date, money } = useFormats()
  const stage = useRef<HTMLDivElement>(null)
  const width = useWidth(stage)
  const tableId = useId()
  const [picked, setPicked] = useState<number | null>(null)
  const [isTableOpen, setTableOpen] = useState(false)

  const first = points.at(0)
  const last = points.at(-1)
  if (!first || !last) return <p>{t('chart.empty')}</p>

  const day = Math.min(picked ?? points.length - 1, points.length - 1)
  const point = points[day] ?? last
  const area = { width, height: HEIGHT }
  const scale = createScale(points, area)
  const title = t('chart.title', { from: date(first.date), to: date(last.date) })
  const pick = (event: PointerEvent<HTMLDivElement>) =>
    setPicked(scale.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left))

  return (
    <Frame aria-label={title}>
      <Reading aria-hidden="true">
        <strong>{date(point.date)}</strong>
        <span>
          {t('chart.balance')} <strong>{money(point.balance)}</strong>
        </span>
        <span>
          {t('chart.interestOfDay')} <strong>{money(point.interest)}</strong>
        </span>
      </Reading>
      <Stage ref={stage} onPointerMove={pick} onPointerDown={pick} onPointerLeave={() => setPicked(null)}>
        {width > 0 && (
          <ChartPlot points={points} scale={scale} area={area} day={day} isPicked={picked !== null} />
        )}
        <Days
          type="range"
          min={0}
          max={points.length - 1}
          value={day}
          aria-label={t('chart.day')}
          aria-valuetext={t('chart.value', {
            date: date(point.date),
            balance: money(point.balance),
            interest: money(point.interest),
          })}
          onChange={(event) => setPicked(event.target.valueAsNumber)}
          onBlur={() => setPicked(null)}
        />
      </Stage>
      <Ends aria-hidden="true">
        <span>{date(first.date)}</span>
        <span>{date(last.date)}</span>
      </Ends>
      <Toggle>
        <Button
          variant="quiet"
          isExpanded={isTableOpen}
          controls={isTableOpen ? tableId : undefined}
          onPress={() => setTableOpen(!isTableOpen)}
        >
          {isTableOpen ? t('chart.hideTable') : t('chart.showTable')}
        </Button>
        {isTableOpen && <ChartTable id={tableId} points={points} title={title} />}
      </Toggle>
    </Frame>
  )
}
