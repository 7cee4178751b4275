import { role } from '@coffer/branding/roles'
import { type PointerEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { focusRing, text } from '../foundations/text.ts'
import { space, weight } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'
import { ChartTable, type ChartTableProps } from './chart-table.tsx'

export const CHART_HEIGHT = 208

/** The figure around a chart. */
export const ChartFrame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`
/** The values of the selected point. */
export const Reading = styled.p`
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
const StageFrame = styled.div`
  position: relative;
  height: ${CHART_HEIGHT}px;
  margin-block-start: ${space[16]};
  touch-action: pan-y;
  cursor: crosshair;

  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: ${space[8]};
  }
`
const Points = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  pointer-events: none;
`
const Toggle = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[8]};
`

interface ChartStageProps {
  ref: Ref<HTMLDivElement>
  /** The number of points. `index` is the selected one, and `valueText` its values as text. */
  count: number
  index: number
  label: string
  valueText: string
  /** The point at an x coordinate of the stage. */
  indexAt: (x: number) => number
  /** Called with null when no point is selected anymore. */
  onPick: (index: number | null) => void
  children: ReactNode
}

/** The area of the drawing, in which pointer, touch and arrow keys select a point. */
export function ChartStage({
  ref,
  count,
  index,
  label,
  valueText,
  indexAt,
  onPick,
  children,
}: ChartStageProps) {
  const pick = (event: PointerEvent<HTMLDivElement>) =>
    onPick(indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  return (
    <StageFrame ref={ref} onPointerMove={pick} onPointerDown={pick} onPointerLeave={() => onPick(null)}>
      {children}
      <Points
        type="range"
        min={0}
        max={count - 1}
        value={index}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onPick(event.target.valueAsNumber)}
        onBlur={() => onPick(null)}
      />
    </StageFrame>
  )
}

interface ChartTableToggleProps extends Pick<ChartTableProps, 'title' | 'columns'> {
  /** Called only while the table is open, because the chart renders at every pointer move. */
  rows: () => ChartTableProps['rows']
}

/** The same data as a table, behind a button. */
export function ChartTableToggle({ title, columns, rows }: ChartTableToggleProps) {
  const t = useTranslations()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Toggle>
      <Button
        variant="quiet"
        isExpanded={isOpen}
        controls={isOpen ? id : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        {isOpen ? t('chart.hideTable') : t('chart.showTable')}
      </Button>
      {isOpen && <ChartTable id={id} title={title} columns={columns} rows={rows()} />}
    </Toggle>
  )
}
