import { closestMatch } from 'leven'

/** What keeps a tenant from being built: the file, the field in it, and a hint how to fix it. */
export type Problem = { readonly file: string; readonly field: string; readonly hint: string }

/** Names of files and fields come from outside: what would move a terminal's cursor or turn its text is shown as its number. */
export function problemLine({ file, field, hint }: Problem): string {
  return `${file}: ${field} ${hint}`.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}

/** `; did you mean "harbor"?`, or nothing where no known name is near. */
export function suggestion(given: string, known: readonly string[]): string {
  const near = closestMatch(given, known, { maxDistance: Math.max(1, Math.floor(given.length / 3)) })
  return near === undefined ? '' : `; did you mean "${near}"?`
}

/** What was thrown, in words. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
