import type { Result } from '../run-journeys.ts'
import { escapeMarkup } from './escape-markup.ts'

/** The results as JUnit’s XML: a test suite of each journey. */
export function junitReport(results: readonly Result[]): string {
  const suites = [...Map.groupBy(results, ({ journey }) => journey)].map(([journey, checks]) => {
    const count = (status: Result['status']) => checks.filter((check) => check.status === status).length
    const counts = `tests="${checks.length}" failures="${count('failed')}" skipped="${count('not run')}"`
    return `  <testsuite name="${escapeMarkup(journey)}" ${counts}>\n${checks.map(testCase).join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="certify">\n${suites.join('\n')}\n</testsuites>\n`
}

function testCase(result: Result): string {
  const open = `    <testcase classname="${escapeMarkup(result.id)}" name="${escapeMarkup(result.sentence)}"`
  if (result.status === 'passed') return `${open}/>`
  const reason =
    result.status === 'failed'
      ? `<failure message="${escapeMarkup(result.problem)}"/>`
      : `<skipped message="${escapeMarkup(result.reason)}"/>`
  return `${open}>${reason}</testcase>`
}
