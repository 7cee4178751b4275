import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { caretPosition, onlyDigits } from './digits.ts'
import { controlStyles } from './field-frame.tsx'

const Input = styled.input`
  ${controlStyles}
  font-variant-numeric: tabular-nums;
`

export interface DigitsInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'> {
  digits: string
  /** Formats the digits for display. */
  show: (digits: string) => string
  /** Extracts the digits from typed or pasted text. */
  read: (text: string) => string
  onDigits: (digits: string) => void
}

/** Digits formatted while typing; the caret stays at its digit. */
export function DigitsInput({ digits, show, read, onDigits, ...native }: DigitsInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number | null>(null)
  const shown = show(digits)

  useLayoutEffect(() => {
    const count = digitsBeforeCaret.current
    if (count === null || !input.current || document.activeElement !== input.current) return
    digitsBeforeCaret.current = null
    const caret = count >= digits.length ? shown.length : caretPosition(shown, count)
    input.current.setSelectionRange(caret, caret)
  })

  return (
    <Input
      {...native}
      ref={input}
      type="text"
      inputMode="numeric"
      value={shown}
      onChange={({ target }) => {
        const next = read(target.value)
        const removed = onlyDigits(target.value).length - next.length
        const before = onlyDigits(target.value.slice(0, target.selectionStart ?? target.value.length)).length
        digitsBeforeCaret.current = Math.max(0, before - Math.max(0, removed))
        onDigits(next)
      }}
    />
  )
}
