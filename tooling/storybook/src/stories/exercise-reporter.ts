import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** The counted exercises, by the type of a test's annotation. */
export const exercises = {
  forms: 'forms',
  refusals: 'of them refused',
  fields: 'fields',
  translated: 'translated stories',
  texts: 'texts',
} as const

/** Prints how much was exercised, since a check that had nothing to do would otherwise look like one that passed. */
export default class ExerciseReporter implements Reporter {
  readonly #counts = new Map<string, number>()

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      this.#counts.set(type, (this.#counts.get(type) ?? 0) + Number(description))
  }

  onEnd(): void {
    const counts = Object.values(exercises).map((name) => `${this.#counts.get(name) ?? 0} ${name}`)
    console.log(`  exercised: ${counts.join(', ')}`)
  }
}
