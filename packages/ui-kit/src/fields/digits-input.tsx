import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { caretAfter, digitsOf } from './digits.ts'
import { controlLook } from './field-frame.tsx'

const Input = styled.input`
  ${controlLook}
  font-variant-numeric: tabular-nums;
`

export interface DigitsInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'> {
  digits: string
  /** Groups the digits for the eye. */
  show: (digits: string) => string
  /** Reads the digits out of whatever was typed or pasted. */
  read: (text: string) => string
  onDigits: (digits: string) => void
}

/** Digits that are grouped while they are typed; the caret stays at the digit where it was. */
export function DigitsInput({ digits, show, read, onDigits, ...native }: DigitsInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number | null>(null)
  const shown = show(digits)

  useLayoutEffect(() => {
    const count = digitsBeforeCaret.current
    if (count === null || !input.current || document.activeElement !== input.current) return
    digitsBeforeCaret.current = null
    const caret = count >= digits.length ? shown.length : caretAfter(shown, count)
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
        const removed = digitsOf(target.value).length - next.length
        const before = digitsOf(target.value.slice(0, target.selectionStart ?? target.value.length)).length
        digitsBeforeCaret.current = Math.max(0, before - Math.max(0, removed))
        onDigits(next)
      }}
    />
  )
}
