import { readCommandLine } from '@coffer/bootstrap/command-line'
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { certify } from './certify.ts'
import { chooseJourneys } from './journeys/journeys.ts'
import { patient } from './patient-transport.ts'
import { htmlReport } from './report/report-html.ts'
import { junitReport } from './report/report-junit.ts'
import { resultLine, summaryText } from './report/report-text.ts'
import { overHttp } from './transport.ts'
import { TestControl } from './world/test-control.ts'

const usage = `npm run certify -- --base https://{tenant}.bank.example --tenant harbor [--test-control https://control.bank.example/api]

  --base          the provider's address; {tenant} is replaced by the tenant's slug
  --tenant        the tenant whose depositors the checks register
  --other         another tenant of the same provider, where a session must be invalid
  --test-control  the provider's test-control API (docs/security/certification.md); without it only the checks
                  of CERTIFY_TOKEN and of the public calls run
  --only          ids of journeys or checks, with commas between them
  --list          lists the checks, and sends nothing
  --format        text (the default), json or junit, on the standard output
  --html          writes a report to this file
  --plan          full (the default): every check
  CERTIFY_CONTROL_KEY in the environment: the key of the test-control API.
  CERTIFY_TOKEN in the environment: the bearer of a depositor with an open account who has entered their code.
  With the test-control API it is not needed, because the checks log in by themselves.`

const { values } = readCommandLine({
  usage,
  options: {
    base: { type: 'string' },
    tenant: { type: 'string', default: '' },
    other: { type: 'string' },
    'test-control': { type: 'string' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    format: { type: 'string', default: 'text' },
    html: { type: 'string' },
    plan: { type: 'string', default: 'full' },
  },
})
const only = values.only.split(',').filter((id) => id !== '')
const fail = (text: string): never => {
  process.stderr.write(`${text}\n`)
  return process.exit(2)
}
if (!['text', 'json', 'junit'].includes(values.format) || values.plan !== 'full') fail(usage)
if (chooseJourneys(only).length === 0) fail(`No check has the id ${values.only}; --list lists them.`)

if (values.list) {
  for (const { id, checks } of chooseJourneys(only))
    for (const [check, sentence] of Object.entries(checks))
      process.stdout.write(`${id}.${check}: ${sentence}\n`)
  process.exit(0)
}

const { base, tenant, other } = values
if (base === undefined) throw fail(usage)
const tenantBase = (slug: string): string => base.replaceAll('{tenant}', slug)
const controlUrl = values['test-control']
// Keys and tokens are not arguments, since those of a process are visible to all users of the machine.
const control =
  controlUrl === undefined
    ? null
    : new TestControl(overHttp, { url: controlUrl, key: process.env['CERTIFY_CONTROL_KEY'] ?? '', tenant })
const wait = async (seconds: number): Promise<void> =>
  control === null ? sleep(seconds * 1_000) : control.advance(seconds)

const isText = values.format === 'text'
const { results, summary } = await certify(
  {
    base: tenantBase(tenant),
    otherBase: other === undefined ? null : tenantBase(other),
    token: process.env['CERTIFY_TOKEN'] ?? null,
    transport: patient(overHttp, wait),
    control,
  },
  { only, ...(isText && { onResult: (result) => process.stdout.write(`${resultLine(result)}\n`) }) },
)
if (isText) process.stdout.write(summaryText(summary))
if (values.format === 'json') process.stdout.write(`${JSON.stringify({ summary, results }, null, 2)}\n`)
if (values.format === 'junit') process.stdout.write(junitReport(results))
if (values.html !== undefined) {
  const at = new Date(performance.timeOrigin).toISOString()
  writeFileSync(values.html, htmlReport(results, summary, { base: tenantBase(tenant), at }))
}
process.exit(summary.failed === 0 && summary.passed > 0 ? 0 : 1)
