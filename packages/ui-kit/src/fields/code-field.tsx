import { codeDigits } from '@coffer/domain/depositor-rules'
import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { size, weight } from '../foundations/tokens.ts'
import { controlStyles, describedBy, FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'

const isWhole = (digits: string) => /^\d{6}$/.test(digits)

const Input = styled.input`
  ${controlStyles}
  max-width: 13rem;
  height: 4rem;
  padding-inline: 1.25rem 0;
  font-size: ${size[32]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.32em;
`

interface CodeFieldProps extends Omit<FieldProps<string>, 'autoComplete' | 'isOptional'> {
  /** Identifies the code that was sent. When it changes, the field is emptied and takes the focus. */
  sent?: string | number
  onAnotherSent?: () => void
  /** Called when the last digit is entered. A form that submits then must announce that in `hint`. */
  onComplete?: () => void
}

/** A one-time code of six digits, in one input, so that "123 456" can be typed, pasted or autofilled. */
export function CodeField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isDisabled,
  sent,
  onAnotherSent,
  onComplete,
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(sent)
  const startAgain = useEffectEvent(() => {
    onChange('')
    onAnotherSent?.()
    input.current?.focus()
  })
  useEffect(() => {
    if (latest.current === sent) return
    latest.current = sent
    startAgain()
  }, [sent])
  const change = (text: string) => {
    const digits = codeDigits(text)
    onChange(digits)
    if (isWhole(digits) && digits !== value) onComplete?.()
  }
  return (
    <FieldFrame label={label} name={name} hint={hint} error={error}>
      <Input
        ref={input}
        id={fieldId(name)}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        disabled={isDisabled}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  )
}
