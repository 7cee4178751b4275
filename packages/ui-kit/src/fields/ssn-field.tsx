import { useState } from 'react'
import { digitsOf, groupSsn } from './digits.ts'
import { DigitsInput } from './digits-input.tsx'
import { describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const LENGTH = 9
const readSsn = (text: string) => digitsOf(text, LENGTH)
const maskSsn = (digits: string) => `•••-••-${digits.slice(5)}`

/** A Social Security number: nine digits, masked but for the last four as soon as the field is left. */
export function SsnField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled,
}: Omit<FieldProps<string>, 'autoComplete'>) {
  const [isEdited, setEdited] = useState(false)
  const isMasked = !isEdited && value.length === LENGTH
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} isOptional={isOptional}>
      <DigitsInput
        id={fieldId(name)}
        name={name}
        digits={value}
        show={isMasked ? maskSsn : groupSsn}
        read={readSsn}
        onDigits={onChange}
        disabled={isDisabled}
        required={!isOptional}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        onFocus={() => setEdited(true)}
        onBlur={() => {
          setEdited(false)
          onBlur?.()
        }}
      />
    </FieldFrame>
  )
}
