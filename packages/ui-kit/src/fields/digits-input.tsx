import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { caretPosition, countDigits } from './digits.ts'
import { controlStyles } from './field-frame.tsx'

const Input = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;
`

export interface DigitsInputProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'onChange' | 'maxLength'
> {
  /** The digits, or the text as typed if it cannot be read as digits. */
  digits: string
  /** Formats the digits for display. */
  show: (digits: string) => string
  /** The digits of typed or pasted text, or the text itself if it is not such a number. */
  read: (text: string) => string
  onDigits: (digits: string) => void
}

/** Formats digits while typing and keeps the caret at its digit. Any other text stays as typed. */
export function DigitsInput({ digits, show, read, onDigits, ...native }: DigitsInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number | null>(null)
  const shown = show(digits)

  useLayoutEffect(() => {
    const count = digitsBeforeCaret.current
    if (count === null || !input.current || document.activeElement !== input.current) return
    digitsBeforeCaret.current = null
    const caret = count >= countDigits(digits) ? shown.length : caretPosition(shown, count)
    input.current.setSelectionRange(caret, caret)
  })

  return (
    <Input
      inputMode="numeric"
      {...native}
      ref={input}
      type="text"
      value={shown}
      onChange={({ target }) => {
        const next = read(target.value)
        const removed = countDigits(target.value) - countDigits(next)
        const before = countDigits(target.value.slice(0, target.selectionStart ?? target.value.length))
        const isAsTyped = show(next) === target.value
        digitsBeforeCaret.current = isAsTyped ? null : Math.max(0, before - Math.max(0, removed))
        onDigits(next)
      }}
    />
  )
}
