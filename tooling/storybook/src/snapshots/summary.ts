import type { Comparison } from './comparison/compare-tenant.ts'

/** The line that ends a tenant's run, and whether the run has passed. */
export function summarize(
  slug: string,
  { same, findings, failures }: Comparison,
  isUpdate: boolean,
  report: string,
): { readonly line: string; readonly isPassed: boolean } {
  const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length
  const failed = failures.size > 0 ? [`${failures.size} could not be captured`] : []
  const different = (['changed', 'new', 'gone'] as const)
    .filter((kind) => count(kind) > 0)
    .map((kind) => `${count(kind)} ${kind}`)
  const counts = [...different, ...failed, `${same} the same`].join(', ')
  const isPassed = failures.size === 0 && (isUpdate || findings.length === 0)
  const verb = isUpdate ? 'updated' : 'compared'
  return { line: `${slug}: ${verb}, ${counts}${isPassed ? '' : `; see ${report}`}`, isPassed }
}
