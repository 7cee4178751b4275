import type { Result } from '../run-journeys.ts'
import type { Summary } from './summary.ts'

/** One line of a check, as it ends. */
export function resultLine(result: Result): string {
  const line = `${result.id}: ${result.sentence}`
  if (result.status === 'passed') return `passed   ${line}`
  if (result.status === 'not run') return `not run  ${line} (${result.reason})`
  return `FAILED   ${line}\n         ${result.problem}`
}

/** The counts at the end, with the calls that were never accepted by name. */
export const summaryText = ({ passed, failed, notRun, calls }: Summary): string =>
  [
    '',
    `${passed} passed, ${failed} failed, ${notRun} not run`,
    ...calls.flatMap(({ what, exercised, all, missing }) => [
      `calls exercised, ${what}: ${exercised} of ${all}`,
      ...missing.map((name) => `  not exercised: ${name}`),
    ]),
    '',
  ].join('\n')
