import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'

const journeys = 'tooling/e2e/src'
const page = join(root, 'docs/browsers.md')
const begin = '<!-- engines -->'
const end = '<!-- /engines -->'

const titles = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }
const outcomes = { passed: 'passed', failed: 'failed', skipped: 'not applicable' }

/** The short name of an end-to-end test file: "journeys/faq". */
const shortName = (file) => file.slice(`${journeys}/`.length).replace(/\.e2e\.ts$/, '')

/** "4 passed, 1 not applicable". */
function outcomeText(tests) {
  const words = Object.entries(outcomes)
    .map(([status, word]) => [tests.filter((test) => test.status === status).length, word])
    .filter(([count]) => count > 0)
  return words.map(([count, word]) => `${count} ${word}`).join(', ') || 'not run'
}

/** A table in Markdown, with padded columns, as the formatter writes it. */
function markdownTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  const [head, ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

const byName = (one, other) => one.localeCompare(other, 'en')

/** The journeys that an engine skips, by reason: their number and their files. */
function skippedJourneys(tests) {
  const skipped = tests.filter(({ status }) => status === 'skipped')
  const reasons = [...new Set(skipped.map(({ reason = 'no reason' }) => reason))].toSorted(byName)
  return reasons.map((reason) => {
    const those = skipped.filter((test) => (test.reason ?? 'no reason') === reason)
    const files = [...new Set(those.map(({ file }) => shortName(file)))].toSorted(byName)
    return `- ${reason.replace('not applicable: ', '')} (${those.length}): ${files.join(', ')}`
  })
}

/** The results of the engines in Markdown: a row for each file, then the skipped journeys by reason. */
export function engineTable(runs, files) {
  const engines = Object.keys(titles).filter((engine) => (runs[engine] ?? []).length > 0)
  const rows = files
    .toSorted(byName)
    .map((file) => [
      shortName(file),
      ...engines.map((engine) => outcomeText(runs[engine].filter((test) => test.file === file))),
    ])
  const lists = engines
    .filter((engine) => runs[engine].some(({ status }) => status === 'skipped'))
    .map((engine) => `**Not applicable in ${titles[engine]}**\n\n${skippedJourneys(runs[engine]).join('\n')}`)
  return [markdownTable([['journeys', ...engines.map((engine) => titles[engine])], ...rows]), ...lists].join(
    '\n\n',
  )
}

/** The results of an engine's last run of each file that still exists. */
function lastResults(engine) {
  const path = resultsPath(engine)
  const tests = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  return tests.filter(({ file }) => existsSync(join(root, file)))
}

/** Stores the results of whole files, and replaces earlier results of the same files. */
export function keepResults(engine, tests) {
  const files = new Set(tests.map(({ file }) => file))
  const earlier = lastResults(engine).filter(({ file }) => !files.has(file))
  const path = resultsPath(engine)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify([...earlier, ...tests.filter(({ file }) => file !== undefined)]))
}

const resultsPath = (engine) => join(root, '.cache/engines', `${engine}.json`)

const isTest = (name) => name.endsWith('.e2e.ts')

/** Every end-to-end test file, relative to the root. */
const journeyFiles = () =>
  readdirSync(join(root, journeys), { recursive: true })
    .filter(isTest)
    .map((name) => `${journeys}/${name}`)

/** Writes the table of docs/browsers.md: the result of the last run of each file in each engine. */
export function writeEngineTable() {
  const runs = Object.fromEntries(Object.keys(titles).map((engine) => [engine, lastResults(engine)]))
  const text = readFileSync(page, 'utf8')
  const from = text.indexOf(begin) + begin.length
  const to = text.indexOf(end)
  writeFileSync(page, `${text.slice(0, from)}\n\n${engineTable(runs, journeyFiles())}\n\n${text.slice(to)}`)
}
