import type { Answer, Visitor } from './visitor.ts'

export interface Stage {
  /** A new browser at the tenant, without a session. */
  readonly stranger: () => Visitor
  /** The test depositor: fully logged in, with an open account. */
  readonly depositor: Visitor
  /** The same bearer at another tenant; null if no other tenant is given. */
  readonly elsewhere: Visitor | null
  /** Whether a deposit may be requested and canceled again. */
  readonly mayMoveMoney: boolean
}

export interface Check {
  readonly name: string
  /** Why the check is left out; null if it runs. */
  readonly leftOut?: (stage: Stage) => string | null
  /** The problems found; empty if the check passes. */
  readonly run: (stage: Stage) => Promise<readonly string[]>
}

/** The problem, if the condition does not hold. */
export const problemUnless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem])

/** The status and the envelope of a refusal. */
export const refusal = (call: string, { status, envelope }: Answer, expected: number): string[] => [
  ...problemUnless(status === expected, `${call} answered ${status}, not ${expected}`),
  ...problemUnless(
    envelope !== null && envelope.code === status && !envelope.success,
    `${call} answered without the envelope of a refusal`,
  ),
]
