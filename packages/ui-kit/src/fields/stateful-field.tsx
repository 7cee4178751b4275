import { type ReactNode, useState } from 'react'

/** Holds a field's value in a story, as a form does on a screen. */
export function StatefulField<Value>({
  initial,
  children,
}: {
  initial: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
