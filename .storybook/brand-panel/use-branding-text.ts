import { useState } from 'react'
import { readBrandingText } from '../../packages/branding/src/branding-text.ts'
import { editedBranding, isObject, storeEditedBranding } from './edited-branding.ts'
import { valueAt, withValue } from './value-at.ts'

/**
 * The text of a branding.json being edited. While it has `problems`, stories keep `good`, the last valid branding.
 */
export function useBrandingText(slug: string, own: string) {
  const [text, setText] = useState(() => editedBranding(slug)?.text ?? own)
  const read = readBrandingText(text, { slug })
  const [kept, setKept] = useState(() => (read.ok ? read : readBrandingText(own, { slug })))
  const good = read.ok ? read : kept.ok ? kept : null
  const problems = read.ok ? [] : read.problems
  // Fields show the typed values, also invalid ones; the last valid branding when the text is not JSON.
  const shown = objectOf(text) ?? (good ? { ...good.wire } : {})

  const change = (next: string) => {
    setText(next)
    const edited = readBrandingText(next, { slug })
    if (!edited.ok) return
    setKept(edited)
    storeEditedBranding(slug, isSame(next, own) ? null : next)
  }

  return {
    text,
    good,
    problems,
    isEdited: text !== own && !isSame(text, own),
    change,
    valueAt: (path: readonly string[]) => valueAt(shown, path),
    set: (path: readonly string[], value: unknown) => change(written(withValue(shown, path, value))),
    reset: () => change(own),
  }
}

export type BrandingText = ReturnType<typeof useBrandingText>

const written = (wire: object) => `${JSON.stringify(wire, null, 2)}\n`

function isSame(one: string, other: string): boolean {
  return JSON.stringify(objectOf(one)) === JSON.stringify(objectOf(other))
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}
