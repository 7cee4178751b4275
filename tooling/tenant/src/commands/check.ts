import { colorReport, summary } from '../report.ts'
import { readTenants } from '../tenants.ts'
import { type Desk, type ExitCode, counted, tell } from './said.ts'

/** Everything that is wrong, by file, field and mend; of one that is good, what its colours do. */
export function check(desk: Desk, only?: string): ExitCode {
  const { tenants, problems } = readTenants(desk.tenants, desk.words(), only)
  const bad = new Set(problems.map(({ file }) => file.split('/')[1]))
  const good = tenants.filter(({ slug }) => !bad.has(slug))
  for (const tenant of good) {
    desk.say(summary(tenant))
    if (only !== undefined) for (const line of colorReport(tenant)) desk.say(line)
  }
  if (tenants.length === 0 && problems.length === 0)
    desk.say('There are no institutions yet: pnpm tenant new makes one.')
  const code = tell(desk, problems)
  if (only === undefined && code === 1)
    desk.complain(
      `${counted(problems.length, 'problem')} in ${bad.size} of ${counted(bad.size + good.length, 'institution')}`,
    )
  return code
}
