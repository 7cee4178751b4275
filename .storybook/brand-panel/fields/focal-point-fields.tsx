import type { FocalPoint } from '../../../packages/branding/src/design/options.ts'
import type { DraftEditor, FieldPath } from '../draft/use-tenant-draft.ts'
import { Label } from './field.tsx'

interface FocalPointFieldsProps {
  editor: DraftEditor
  path: FieldPath
  label: string
  /** The default if the field is absent. */
  otherwise: FocalPoint
}

const axes = [
  ['x', 'from the left'],
  ['y', 'from the top'],
] as const

/** Two sliders for a point in percent. Both coordinates are written together. */
export function FocalPointFields({ editor, path, label, otherwise }: FocalPointFieldsProps) {
  const valueOf = (axis: keyof FocalPoint) => {
    const value = editor.valueAt([...path, axis])
    return typeof value === 'number' ? value : otherwise[axis]
  }
  return axes.map(([axis, direction]) => (
    <Label key={axis}>
      {`${label} ${direction}: ${String(valueOf(axis))} %`}
      <input
        type="range"
        aria-label={`${label} ${direction}`}
        min={0}
        max={100}
        value={valueOf(axis)}
        onChange={({ target }) =>
          editor.set([path, { x: valueOf('x'), y: valueOf('y'), [axis]: Number(target.value) }])
        }
      />
    </Label>
  ))
}
