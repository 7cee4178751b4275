import type { Check, Stage } from './check.ts'
import { httpChecks } from './checks/http-checks.ts'
import { moneyChecks } from './checks/money-checks.ts'
import { schemaChecks } from './checks/schema-checks.ts'
import { logOutCheck, sessionChecks } from './checks/session-checks.ts'
import type { Transport } from './transport.ts'
import { Visitor } from './visitor.ts'

export interface Provider {
  /** The origin of the tenant's application. */
  readonly base: string
  /** The origin of another tenant of the same provider; null leaves its check out. */
  readonly otherBase: string | null
  /** The bearer of a test depositor who has entered their code. It is logged out in the end. */
  readonly token: string
  readonly mayMoveMoney: boolean
  readonly transport: Transport
}

export type Result = { readonly name: string } & (
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly problems: readonly string[] }
  | { readonly status: 'left-out'; readonly reason: string }
)

const checks: readonly Check[] = [
  ...httpChecks,
  ...sessionChecks,
  ...schemaChecks,
  ...moneyChecks,
  logOutCheck,
]

/** Runs every check in turn. A check that throws has failed. */
export async function runChecks(
  { base, otherBase, token, mayMoveMoney, transport }: Provider,
  onResult: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const stage: Stage = {
    stranger: () => new Visitor(transport, base),
    depositor: new Visitor(transport, base, token),
    elsewhere: otherBase === null ? null : new Visitor(transport, otherBase, token),
    mayMoveMoney,
  }
  const results: Result[] = []
  for (const check of checks) {
    const result = await runCheck(check, stage)
    onResult(result)
    results.push(result)
  }
  return results
}

async function runCheck({ name, leftOut, run }: Check, stage: Stage): Promise<Result> {
  const reason = leftOut?.(stage) ?? null
  if (reason !== null) return { name, status: 'left-out', reason }
  try {
    const problems = await run(stage)
    return problems.length === 0 ? { name, status: 'passed' } : { name, status: 'failed', problems }
  } catch (error) {
    return { name, status: 'failed', problems: [error instanceof Error ? error.message : String(error)] }
  }
}
