import type { Comparison } from './comparing/compare-tenant.ts'

/** What is said of a tenant at the end, in one line, and whether it is good. */
export function lineOf(
  slug: string,
  { same, findings, failures }: Comparison,
  isUpdate: boolean,
  report: string,
): { readonly line: string; readonly isGood: boolean } {
  const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length
  const failed = failures.size > 0 ? [`${failures.size} could not be drawn`] : []
  const different = (['changed', 'new', 'gone'] as const)
    .filter((kind) => count(kind) > 0)
    .map((kind) => `${count(kind)} ${kind}`)
  const told = [...different, ...failed, `${same} the same`].join(', ')
  const isGood = failures.size === 0 && (isUpdate || findings.length === 0)
  const verb = isUpdate ? 'kept' : 'compared'
  return { line: `${slug}: ${verb}, ${told}${isGood ? '' : `; see ${report}`}`, isGood }
}
