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
/** Space for the labels below the bars. */
const Space = styled.div`
  padding-block-end: ${space[24]};
`

/** Widths of a character and of the gaps at the chart's text size, in pixels. */
const CHARACTER = 7.5
const GAP = 12

export interface BarChartProps {
  /** The accessible name. */
  title: string
  /** The unit of a bar, such as "Month". It labels the slider and the table's first column. */
  unit: string
  /** The parts of each bar, from the axis up. */
  series: readonly { name: string; tone: BarTone }[]
  /**
   * The bars from left to right. `values` has one amount in cents for each of the series; `label` is short, below the
   * bar.
   */
  bars: readonly { name: string; label: string; values: readonly number[] }[]
  /** The index of the bar whose values are shown while none is selected; defaults to the last. */
  defaultIndex?: number
}

/** Amounts as bars. Pointer, touch and arrow keys select a bar; a table has the same data. */
export function BarChart({ title, unit, series, bars, defaultIndex = bars.length - 1 }: BarChartProps) {
  const { money, wholeDollars } = useFormats()
  const stage = useRef<HTMLDivElement>(null)
  const width = useWidth(stage)
  const [picked, setPicked] = useState<number | null>(null)
  const index = Math.min(picked ?? defaultIndex, bars.length - 1)
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
              // Chromium keeps painting shapes at their old positions when the chart becomes narrower.
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
