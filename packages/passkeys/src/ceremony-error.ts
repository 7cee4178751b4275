/**
 * Why the browser returned no passkey: the depositor canceled or took too long, the browser lacks support, the device
 * already has one, or another reason.
 */
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
