import { styled } from 'styled-components'
import { controlLook, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const Input = styled.input`
  ${controlLook}
  font-variant-numeric: tabular-nums;
`

export interface FilterDayFieldProps extends Pick<
  FieldProps<string>,
  'label' | 'name' | 'value' | 'onChange'
> {
  /** The first and last day that the browser's calendar offers, "YYYY-MM-DD". */
  min?: string | undefined
  max?: string | undefined
}

/** Narrows what is shown by a day; empty, or not yet a whole date, it narrows nothing. */
export function FilterDayField({ label, name, value, onChange, min, max }: FilterDayFieldProps) {
  return (
    <FieldFrame label={label} name={name}>
      <Input
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
