import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { media, space } from '../foundations/tokens.ts'
import { BarPlot, type BarTone } from './bar-plot.tsx'
import { barTicks, createBarScale } from './bar-scale.ts'
import { CHART_HEIGHT, ChartFrame, ChartStage, ChartTableToggle, Reading } from './chart-frame.tsx'
import { useWidth } from './use-width.ts'

export type { BarTone } from './bar-plot.tsx'

const Swatch = styled.span`
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  margin-inline-end: ${space[8]};
  border: 1.5px solid ${role('chart-line')};
  background: ${role('chart-area')};
  vertical-align: -0.0625rem;

  &[data-tone='solid'] {
    background: ${role('chart-line')};
  }

  ${media.forced} {
    border-color: CanvasText;

    &[data-tone='solid'] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
/** Room for the labels below the bars. */
const Space = styled.div`
  padding-block-end: ${space[24]};
`

/** Widths of a character and of the gaps, at the size of the drawing's text. */
const CHARACTER = 7.5
const GAP = 12

export interface BarChartProps {
  /** The accessible name. */
  title: string
  /** What a bar is, such as "Month": names the slider and the table's first column. */
  unit: string
  /** The parts of a bar, from the axis up. */
  series: readonly { name: string; tone: BarTone }[]
  /** `values` in cents, one for each of the series; `label` is short, below the bar. Left to right. */
  bars: readonly { name: string; label: string; values: readonly number[] }[]
  /** The bar that is read while none is pointed at: the last by default. */
  restsOn?: number
}

/** Amounts side by side: pointer, touch and arrow keys select a bar; a table holds the same data. */
export function BarChart({ title, unit, series, bars, restsOn = bars.length - 1 }: BarChartProps) {
  const { money, wholeDollars } = useFormats()
  const stage = useRef<HTMLDivElement>(null)
  const width = useWidth(stage)
  const [picked, setPicked] = useState<number | null>(null)
  const index = Math.min(picked ?? restsOn, bars.length - 1)
  const bar = bars[index]
  if (!bar) return null

  const parts = bars.map(({ values }) => values)
  const area = { width, height: CHART_HEIGHT }
  const longest = (texts: readonly string[]) =>
    Math.max(...texts.map(({ length }) => length)) * CHARACTER + GAP
  const scale = createBarScale(parts, {
    ...area,
    left: longest(barTicks(parts).map(wholeDollars)),
    labelWidth: longest(bars.map(({ label }) => label)) - GAP / 2,
  })
  const amounts = series.map(({ name, tone }, at) => ({ name, tone, text: money(bar.values[at] ?? 0) }))

  return (
    <ChartFrame aria-label={title}>
      <Reading aria-hidden="true">
        <strong>{bar.name}</strong>
        {amounts.map(({ name, tone, text }) => (
          <span key={name}>
            {series.length > 1 && <Swatch data-tone={tone} />}
            <span>{name}</span> <strong>{text}</strong>
          </span>
        ))}
      </Reading>
      <Space>
        <ChartStage
          ref={stage}
          count={bars.length}
          index={index}
          label={unit}
          valueText={`${bar.name}: ${amounts.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
          indexAt={scale.indexAt}
          onPick={setPicked}
        >
          {width > 0 && (
            <BarPlot
              // Chromium keeps painting shapes where they were when the chart becomes narrower.
              key={width}
              bars={bars.map(({ label, values }) => ({ label, parts: values }))}
              tones={series.map(({ tone }) => tone)}
              scale={scale}
              area={area}
              tickText={wholeDollars}
              picked={picked}
            />
          )}
        </ChartStage>
      </Space>
      <ChartTableToggle
        title={title}
        columns={[unit, ...series.map(({ name }) => name)]}
        rows={() => bars.map(({ name, values }) => ({ name, values: values.map(money) }))}
      />
    </ChartFrame>
  )
}
