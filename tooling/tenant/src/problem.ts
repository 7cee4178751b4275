import { fileProblem } from '@coffer/bootstrap/file-problem'
import { closestMatch } from 'leven'

/** Why a tenant cannot be built: the file, the field in it, and a hint how to fix it. */
export type Problem = { readonly file: string; readonly field: string; readonly hint: string }

/** Names of files and fields are untrusted: control and bidirectional characters are shown as numbers. */
export function problemLine({ file, field, hint }: Problem): string {
  return `${file}: ${field} ${hint}`.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}

/** `; did you mean "harbor"?`, or an empty text if no known name is similar. */
export function suggestion(given: string, known: readonly string[]): string {
  const near = closestMatch(given, known, { maxDistance: Math.max(1, Math.floor(given.length / 3)) })
  return near === undefined ? '' : `; did you mean "${near}"?`
}

/** The message of a thrown value; a sentence if the system refused to read or write a file. */
export const errorReason = (error: unknown): string =>
  fileProblem(error) ?? (error instanceof Error ? error.message : String(error))
