import { useFormats } from '@coffer/i18n/formats'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { cardBackground } from '../foundations/surfaces.ts'
import { media } from '../foundations/tokens.ts'
import { Drawing, Grid } from './chart-drawing.tsx'
import { type Area, type BalancePoint, linePath, type Scale } from './chart-scale.ts'

const TickText = styled.text`
  fill: ${role('text-soft')};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  paint-order: stroke;
  stroke: ${cardBackground};
  stroke-width: 4px;
  stroke-linejoin: round;

  ${media.forced} {
    fill: CanvasText;
    stroke: Canvas;
  }
`
const AreaFill = styled.path`
  fill: ${role('chart-area')};

  ${media.forced} {
    fill: none;
  }
`
const Line = styled.path`
  fill: none;
  stroke: ${role('chart-line')};
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;

  ${media.forced} {
    stroke: CanvasText;
  }
`
const Rule = styled.line`
  stroke: ${role('control-edge')};

  ${media.forced} {
    stroke: CanvasText;
  }
`
const Dot = styled.circle`
  fill: ${role('chart-line')};
  stroke: ${cardBackground};
  stroke-width: 2;

  ${media.forced} {
    fill: Highlight;
    stroke: Canvas;
  }
`

/** The ticks with a label. Zero needs none; a scale that starts elsewhere does. */
const labeledTicks = (ticks: readonly number[]): readonly number[] =>
  ticks[0] === 0 ? ticks.slice(1) : ticks

export interface ChartPlotProps {
  points: readonly BalancePoint[]
  scale: Scale
  area: Area
  /** The selected day. */
  day: number
  isPicked: boolean
}

/** The SVG: grid, area, line and the selected day. */
export function ChartPlot({ points, scale, area, day, isPicked }: ChartPlotProps) {
  const { moneyParts } = useFormats()
  const line = linePath(points, scale)
  const dollars = (cents: number) => {
    const { sign, currency, whole } = moneyParts(cents)
    return `${sign}${currency}${whole}`
  }
  const x = scale.x(day)
  return (
    <Drawing width={area.width} height={area.height} aria-hidden="true" focusable="false">
      <AreaFill d={`${line}V${area.height}H0Z`} />
      {scale.ticks.map((cents) => (
        <Grid key={cents} x1={0} x2={area.width} y1={scale.y(cents)} y2={scale.y(cents)} />
      ))}
      <Line d={line} />
      {labeledTicks(scale.ticks).map((cents) => (
        <TickText key={cents} x={0} y={scale.y(cents) - 6}>
          {dollars(cents)}
        </TickText>
      ))}
      {isPicked && <Rule x1={x} x2={x} y1={0} y2={area.height} />}
      <Dot cx={x} cy={scale.y(points[day]?.balance ?? 0)} r={6} />
    </Drawing>
  )
}
