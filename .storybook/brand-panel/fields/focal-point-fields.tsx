import type { FocalPoint } from '../../../packages/branding/src/design/options.ts'
import type { DraftEditor, FieldPath } from '../draft/use-tenant-draft.ts'
import { Label } from './field.tsx'

interface FocalPointFieldsProps {
  editor: DraftEditor
  path: FieldPath
  label: string
  /** The default if the field is absent. */
  defaultValue: FocalPoint
}

const axes = [
  ['x', 'from the left'],
  ['y', 'from the top'],
] as const

/** Two sliders for a point in percent. Both coordinates are written together. */
export function FocalPointFields({ editor, path, label, defaultValue }: FocalPointFieldsProps) {
  const axisValue = (axis: keyof FocalPoint) => {
    const value = editor.valueAt([...path, axis])
    return typeof value === 'number' ? value : defaultValue[axis]
  }
  return axes.map(([axis, direction]) => (
    <Label key={axis}>
      {`${label} ${direction}: ${String(axisValue(axis))} %`}
      <input
        type="range"
        aria-label={`${label} ${direction}`}
        min={0}
        max={100}
        value={axisValue(axis)}
        onChange={({ target }) =>
          editor.set([path, { x: axisValue('x'), y: axisValue('y'), [axis]: Number(target.value) }])
        }
      />
    </Label>
  ))
}
