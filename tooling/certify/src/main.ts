import { readCommandLine } from '@coffer/bootstrap/command-line'
import { type Result, runChecks } from './run-checks.ts'
import { overHttp } from './transport.ts'

const usage = `npm run certify -- --base https://{tenant}.bank.example --tenant harbor [--other juniper] [--money]

  --base    the provider's address; {tenant} is replaced by the tenant's slug
  --tenant  the tenant of the test depositor
  --other   another tenant of the same provider, where the session must be invalid
  --money   requests a deposit of $100.00 and cancels it
  CERTIFY_TOKEN in the environment: the bearer of a test depositor with an open account and an active
  linked account, who has entered their code. The last check logs them out.`

const { values } = readCommandLine({
  usage,
  options: {
    base: { type: 'string' },
    tenant: { type: 'string', default: '' },
    other: { type: 'string' },
    money: { type: 'boolean', default: false },
  },
})
const { base, tenant, other, money } = values
// Not an argument, since the arguments of a process are visible to all users of the machine.
const token = process.env['CERTIFY_TOKEN']
if (base === undefined || token === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

const resultLine = (result: Result): string => {
  if (result.status === 'passed') return `passed    ${result.name}`
  if (result.status === 'left-out') return `left out  ${result.name}: ${result.reason}`
  return `FAILED    ${result.name}: ${result.problems.join('; ')}`
}

const tenantBase = (slug: string): string => base.replaceAll('{tenant}', slug)
const results = await runChecks(
  {
    base: tenantBase(tenant),
    otherBase: other === undefined ? null : tenantBase(other),
    token,
    mayMoveMoney: money,
    transport: overHttp,
  },
  (result) => process.stdout.write(`${resultLine(result)}\n`),
)
const failed = results.filter(({ status }) => status === 'failed').length
process.stdout.write(`${results.length - failed} of ${results.length} without a failure\n`)
process.exit(failed === 0 ? 0 : 1)
