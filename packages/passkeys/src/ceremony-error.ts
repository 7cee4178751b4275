/** Why the browser gave no passkey: the person canceled or took too long; it cannot; it has one already; other reasons. */
export type CeremonyProblem = 'canceled' | 'unsupported' | 'duplicate' | 'failed'

/** Nothing was sent to the provider. */
export class CeremonyError extends Error {
  override readonly name = 'CeremonyError'
  readonly problem: CeremonyProblem

  constructor(problem: CeremonyProblem, options?: ErrorOptions) {
    super(`the passkey ceremony ended: ${problem}`, options)
    this.problem = problem
  }
}
