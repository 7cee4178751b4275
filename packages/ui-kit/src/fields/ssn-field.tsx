import { numberDigits } from '@coffer/domain/bank'
import { useState } from 'react'
import { formatSsn } from './digits.ts'
import { DigitsInput } from './digits-input.tsx'
import { describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const isWhole = (digits: string) => /^\d{9}$/.test(digits)
const maskSsn = (digits: string) => `•••-••-${digits.slice(5)}`

/** A Social Security number: nine digits, of which only the last four are visible after blur. */
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
  const isMasked = !isEdited && isWhole(value)
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error} isOptional={isOptional}>
      <DigitsInput
        id={fieldId(name)}
        name={name}
        digits={value}
        show={isMasked ? maskSsn : formatSsn}
        read={numberDigits}
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
