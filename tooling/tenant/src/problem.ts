/** What keeps a tenant from being built: the file, the field in it, and what would mend it. */
export type Problem = { readonly file: string; readonly field: string; readonly mend: string }

export function problemLine({ file, field, mend }: Problem): string {
  return `${file}: ${field} ${mend}`
}
