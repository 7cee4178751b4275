import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** What is counted, by the type of a test's annotation. */
export const exercises = {
  forms: 'forms',
  refusals: 'of them refused',
  fields: 'fields',
  translated: 'translated stories',
  texts: 'texts',
} as const

/** Says how much was exercised, so that nobody takes a check that found nothing to do for one that found no fault. */
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
