import { designReport } from '../design-report.ts'
import { colorReport, summary } from '../report.ts'
import { readTenants } from '../tenants.ts'
import { type CliContext, type ExitCode, countOf, reportProblems } from './cli-context.ts'

/** Reports all problems by file, field and hint; for one valid tenant also explains its colors and its design. */
export function check(context: CliContext, only?: string): ExitCode {
  const { tenants, problems } = readTenants(context.tenants, context.defaultMessages(), only)
  const bad = new Set(problems.map(({ file }) => file.split('/')[1]))
  const good = tenants.filter(({ slug }) => !bad.has(slug))
  for (const tenant of good) {
    context.stdout(summary(tenant))
    if (only === undefined) continue
    for (const line of [...colorReport(tenant), ...designReport(tenant)]) context.stdout(line)
  }
  if (tenants.length === 0 && problems.length === 0)
    context.stdout('There are no tenants yet: npm run tenant -- new creates one.')
  const code = reportProblems(context, problems)
  if (only === undefined && code === 1)
    context.stderr(
      `${countOf(problems.length, 'problem')} in ${bad.size} of ${countOf(bad.size + good.length, 'tenant')}`,
    )
  return code
}
