import type { AuditReport } from './audit.ts'
import type { Finding } from './findings.ts'

const number = new Intl.NumberFormat('en-US')

/** A report as text: the recomputed counts and the contradictions. Amounts are in cents. */
export function summarize(tenant: string, report: AuditReport): string {
  const { checked, negative } = report
  const total = Object.values(report.findings_by_kind).reduce((sum, count) => sum + count, 0)
  const counts = Object.entries(checked).map(([name, count]) => `${number.format(count)} ${name}`)
  return [
    `${tenant}: ${total === 0 ? 'balanced' : `${number.format(total)} ${total === 1 ? 'contradiction' : 'contradictions'}`}`,
    `  recomputed: ${counts.join(', ')}`,
    ...(negative.length === 0 ? [] : [`  below zero: ${number.format(negative.length)} pockets`]),
    ...Object.entries(report.findings_by_kind).map(([kind, count]) => `  ${kind}: ${number.format(count)}`),
    ...report.findings.map((finding) => `    ${describe(finding)}`),
  ].join('\n')
}

function describe({ kind, date, expected, actual, ...where }: Finding): string {
  const places = Object.entries(where).map(([name, value]) => `${name} ${value}`)
  return [
    `${kind}${date === null ? '' : ` on ${date}`}`,
    ...places,
    `expected ${expected}, is ${actual}`,
  ].join(', ')
}
