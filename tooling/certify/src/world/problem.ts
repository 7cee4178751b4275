/** The reason why a check fails. Its message is read by the provider's engineers. */
export class Problem extends Error {}

/** The reason why a check does not apply to this provider, or cannot be made. It then counts as not run. */
export class NotRun extends Error {}

/** Fails the check unless the condition holds. */
export function expectThat(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Problem(problem)
}

/** Fails the check unless both are the same, as JSON. */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  expectThat(found === wanted, `${what} is ${found}, not ${wanted}`)
}

/** The value, which the check fails without. */
export function expectFound<T>(value: T | null | undefined, what: string): T {
  expectThat(value !== null && value !== undefined, `${what} is missing`)
  return value
}
