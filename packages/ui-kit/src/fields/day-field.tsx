import { styled } from 'styled-components'
import { DayInput } from './day-input.ts'
import { describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const Input = styled(DayInput)`
  max-width: 16rem;
`

export interface DayFieldProps extends Omit<FieldProps<string>, 'autoComplete'> {
  /** Bounds of the browser's calendar, "YYYY-MM-DD". Typed values may be outside them. */
  min?: string | undefined
  max?: string | undefined
}

/** A native date input. The value is "YYYY-MM-DD", or "" until complete. */
export function DayField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled,
  min,
  max,
}: DayFieldProps) {
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} isOptional={isOptional}>
      <Input
        id={fieldId(name)}
        name={name}
        type="date"
        autoComplete="off"
        min={min}
        max={max}
        value={value}
        disabled={isDisabled}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  )
}
