import { role } from '@coffer/branding/roles'
import { styled } from 'styled-components'
import { media } from '../foundations/tokens.ts'
import type { Bar, BarScale } from './bar-scale.ts'
import { Drawing, Grid } from './chart-drawing.tsx'
import type { Area } from './chart-scale.ts'

/** Whether a bar is filled with the chart's color or outlined in it. */
export type BarTone = 'solid' | 'outlined'

const Text = styled.text`
  fill: ${role('text-soft')};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  &[data-picked='true'] {
    fill: ${role('text')};
    font-weight: 700;
  }

  ${media.forced} {
    &,
    &[data-picked='true'] {
      fill: CanvasText;
    }
  }
`
const Part = styled.path`
  fill: ${role('chart-line')};
  stroke: ${role('chart-line')};
  stroke-width: 1.5;

  &[data-tone='outlined'] {
    fill: ${role('chart-area')};
  }

  ${media.forced} {
    fill: CanvasText;
    stroke: CanvasText;

    &[data-tone='outlined'] {
      fill: Canvas;
    }
  }
`
const Slot = styled.rect`
  fill: ${role('surface-sunken')};

  ${media.forced} {
    fill: none;
    stroke: Highlight;
  }
`

/** Distance of the labels below the axis, in pixels. */
const LABEL_DROP = 20
const INSET = 0.75

/** The path of a rectangle, inset so that the outlines of parts and bars do not touch. */
function rectangle(x: number, y: number, width: number, height: number): string {
  const [across, down] = [Math.max(0, width - 2 * INSET), Math.max(0, height - INSET)]
  return `M${x + INSET} ${y + INSET}h${across}v${down}h${-across}z`
}

interface BarPlotProps {
  bars: readonly { label: string; parts: Bar }[]
  tones: readonly BarTone[]
  scale: BarScale
  area: Area
  tickText: (cents: number) => string
  /** The index of the selected bar; null if none is selected. */
  picked: number | null
}

/** The SVG: grid, bars and their labels. */
export function BarPlot({ bars, tones, scale, area, tickText, picked }: BarPlotProps) {
  const { barWidth: width, left } = scale
  return (
    <Drawing width={area.width} height={area.height} aria-hidden="true" focusable="false">
      {picked !== null && (
        <Slot x={scale.x(picked) - width / 2 - 4} y={0} width={width + 8} height={area.height} />
      )}
      {scale.ticks.map((cents) => (
        <Grid key={cents} x1={left} x2={area.width} y1={scale.y(cents)} y2={scale.y(cents)} />
      ))}
      {scale.ticks.map((cents) => (
        <Text key={cents} x={left - 8} y={scale.y(cents) + 4} textAnchor="end">
          {tickText(cents)}
        </Text>
      ))}
      {bars.map(({ label, parts }, index) => (
        <g key={label}>
          {scale
            .parts(parts)
            .filter(({ height }) => height > 0)
            .map(({ series, y, height }) => (
              <Part
                key={series}
                data-tone={tones[series]}
                d={rectangle(scale.x(index) - width / 2, y, width, height)}
              />
            ))}
          {index % scale.labelEvery === 0 && (
            <Text
              x={scale.x(index)}
              y={area.height + LABEL_DROP}
              textAnchor="middle"
              data-picked={index === picked}
            >
              {label}
            </Text>
          )}
        </g>
      ))}
    </Drawing>
  )
}
