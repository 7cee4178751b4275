import type { CallName } from '../calls/calls.ts'

/** Counts the calls that were sent, and those of them that were accepted or refused as they had to be. */
export class CallLog {
  readonly #accepted = new Map<CallName, number>()
  readonly #refused = new Map<CallName, Set<number>>()

  addAccepted(name: CallName): void {
    this.#accepted.set(name, (this.#accepted.get(name) ?? 0) + 1)
  }

  addRefused(name: CallName, status: number): void {
    this.#refused.set(name, (this.#refused.get(name) ?? new Set()).add(status))
  }

  acceptedCount(name: CallName): number {
    return this.#accepted.get(name) ?? 0
  }

  refusedStatuses(name: CallName): readonly number[] {
    return [...(this.#refused.get(name) ?? [])].toSorted((one, other) => one - other)
  }
}
