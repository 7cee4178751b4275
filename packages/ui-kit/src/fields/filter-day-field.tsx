import { DayInput } from './day-input.ts'
import { FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

export interface FilterDayFieldProps extends Pick<
  FieldProps<string>,
  'label' | 'name' | 'value' | 'onChange'
> {
  /** Bounds of the browser's calendar, "YYYY-MM-DD". */
  min?: string | undefined
  max?: string | undefined
}

/** Filters a list by day. An empty or incomplete date does not filter. */
export function FilterDayField({ label, name, value, onChange, min, max }: FilterDayFieldProps) {
  return (
    <FieldFrame label={label} name={name}>
      <DayInput
        id={fieldId(name)}
        name={name}
        type="date"
        autoComplete="off"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
