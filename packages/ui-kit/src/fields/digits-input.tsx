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
  /** The digits, or what was typed while it is not understood. */
  digits: string
  /** Formats the digits for display. */
  show: (digits: string) => string
  /** The digits of typed or pasted text; the text itself where it is none of these numbers. */
  read: (text: string) => string
  onDigits: (digits: string) => void
}

/** Digits formatted while typing; the caret stays at its digit. What is not understood stays as it was typed. */
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
