import { phoneDigits } from '@coffer/domain/phone'
import { formatPhone } from './digits.ts'
import { DigitsInput } from './digits-input.tsx'
import { describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

/** A US phone number: ten digits, shown as (ddd) ddd-dddd. Any other number stays as typed. */
export function PhoneField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled,
  autoComplete = 'tel-national',
}: FieldProps<string>) {
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} isOptional={isOptional}>
      <DigitsInput
        id={fieldId(name)}
        name={name}
        digits={value}
        show={formatPhone}
        read={phoneDigits}
        onDigits={onChange}
        inputMode="tel"
        disabled={isDisabled}
        required={!isOptional}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        onBlur={onBlur}
      />
    </FieldFrame>
  )
}
