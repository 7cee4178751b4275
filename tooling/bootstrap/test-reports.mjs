import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './install.mjs'
import { countOf } from './test-progress.mjs'

/**
 * Every check and test in the reports of a folder: its name, whether it passed, failed or was skipped, and the first line
 * of its failure or null. Tests of vitest and of playwright also have their file and title.
 */
export function readReports(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => readReport(join(folder, file)))
}

export function readReport(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  if (Array.isArray(report)) return report
  return report.testResults ? vitestTests(report) : playwrightTests(report)
}

/** A file that could not be run at all counts as one test. */
export function vitestTests({ testResults }) {
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    const file = relative(root, path)
    const tests = assertionResults.map(({ title, fullName, failureMessages, status: verdict }) => ({
      name: `${file} › ${fullName}`,
      file,
      title,
      ...(verdict === 'failed'
        ? failed(failureMessages[0])
        : { status: verdict === 'passed' ? 'passed' : 'skipped', failure: null }),
    }))
    const isBroken = status === 'failed' && tests.every(({ failure }) => failure === null)
    return isBroken ? [...tests, { name: file, file, ...failed(message) }] : tests
  })
}

/** A failure outside of the tests, such as that of the set-up, counts as one test. */
export function playwrightTests({ config, suites, errors }) {
  const folder = relative(root, config?.rootDir ?? root)
  return [
    ...suites.flatMap((suite) => collectSpecs(suite, [], join(folder, suite.title))),
    ...errors.map(({ message }) => ({ name: 'outside of the tests', ...failed(message) })),
  ]
}

function collectSpecs({ title: group, specs = [], suites = [] }, parents, file) {
  const path = [...parents, group]
  const tests = specs.flatMap(({ title, ok, tests: runs }) =>
    runs.map(({ status, results, annotations = [] }) => ({
      name: [...path, title].join(' › '),
      file,
      title,
      ...(ok
        ? { status: status === 'skipped' ? 'skipped' : 'passed', failure: null }
        : failed(results.at(-1)?.error?.message)),
      ...skipReason(annotations),
    })),
  )
  return [...tests, ...suites.flatMap((suite) => collectSpecs(suite, path, file))]
}

/** The reason why a test was skipped, if it has one. */
function skipReason(annotations) {
  const { description } = annotations.find(({ type }) => type === 'skip') ?? {}
  return description === undefined ? {} : { reason: description }
}

const failed = (message) => ({ status: 'failed', failure: firstLine(message) })

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0] || 'no message'

const newYork = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** The numbers of passed and failed tests at each date, over all of its runs; `turns` has the date of each run. */
export function dateTable(dates, turns, runs) {
  const rows = dates.map((date) => {
    const tests = runs.filter((_, index) => turns[index] === date).flat()
    return [newYork.format(date), ...['passed', 'failed'].map((status) => String(countOf(tests, status)))]
  })
  return [['in New York', 'passed', 'failed'], ...rows].map(
    ([when, ...counts]) => `${counts.map((count) => count.padStart(8)).join('')}  ${when}`,
  )
}

/** The tests that failed in any of the runs, most frequent first: how often, the name, and the last failure. */
export function failureTable(runs) {
  const failures = new Map()
  for (const { name, failure } of runs.flat()) {
    if (failure !== null) failures.set(name, { times: (failures.get(name)?.times ?? 0) + 1, failure })
  }
  return [...failures]
    .toSorted(([, one], [, other]) => other.times - one.times)
    .map(([name, { times, failure }]) => `${String(times).padStart(5)}  ${name}\n       ${failure}`)
}
