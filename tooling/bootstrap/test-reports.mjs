import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'

/** Every check and test in the reports of a folder: its name, and its failure or null. */
export function readReports(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .flatMap((report) => {
      if (Array.isArray(report)) return report
      return report.testResults ? vitestTests(report) : playwrightTests(report)
    })
}

/** A file that could not be run at all counts as one test. */
export function vitestTests({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path)
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map(({ fullName, failureMessages, status: verdict }) => ({
        name: `${file} › ${fullName}`,
        failure: verdict === 'failed' ? firstLine(failureMessages[0]) : null,
      }))
    const isBroken = status === 'failed' && tests.every(({ failure }) => failure === null)
    return isBroken ? [...tests, { name: file, failure: firstLine(message) }] : tests
  })
}

/** A failure outside of the tests, such as that of the set-up, counts as one test. */
export function playwrightTests({ suites, errors }) {
  return [
    ...suites.flatMap((suite) => specsOf(suite, [])),
    ...errors.map(({ message }) => ({ name: 'outside of the tests', failure: firstLine(message) })),
  ]
}

function specsOf({ title, specs = [], suites = [] }, parents) {
  const path = [...parents, title]
  const tests = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ results }) => ({
        name: [...path, spec.title].join(' › '),
        failure: spec.ok ? null : firstLine(results.at(-1)?.error?.message),
      })),
  )
  return [...tests, ...suites.flatMap((suite) => specsOf(suite, path))]
}

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0] || 'no message'

/** The tests that failed in any of the runs, most often first: how often, the name, and the last failure. */
export function failureTable(runs) {
  const failures = new Map()
  for (const { name, failure } of runs.flat()) {
    if (failure !== null) failures.set(name, { times: (failures.get(name)?.times ?? 0) + 1, failure })
  }
  return [...failures]
    .toSorted(([, one], [, other]) => other.times - one.times)
    .map(([name, { times, failure }]) => `${String(times).padStart(5)}  ${name}\n       ${failure}`)
}
