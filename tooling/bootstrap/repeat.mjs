import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { browsers } from './browser.mjs'
import { readCommandLine } from './command-line.mjs'
import { clockAt, faketimeLibrary } from './faketime.mjs'
import { install, projectNode, root, run } from './install.mjs'
import { moments } from './moments.mjs'
import { temporaryFolder } from './temporary-folder.mjs'
import { countOf } from './test-progress.mjs'
import { dateTable, failureTable, readReports } from './test-reports.mjs'

const usage = `npm run repeat -- [--times 20] [--load 0] [--late 0] [--only title] [--at date …] [--every-date] [part …]
A part is a step of npm test (unit, "end to end"), or a test file of vitest or of playwright.
Without a part: the whole run. --load keeps that many threads busy meanwhile;
--late delays each request and each response in a screen's test by a random time of up to that many milliseconds;
--only runs those tests of the files whose title contains the text;
--at, which may be repeated, starts the runs at that date and time, such as 2028-02-29T16:00Z;
--every-date starts one at each of the ${moments.length} moments of tooling/bootstrap/moments.mjs.`

const { times, load, late, only, dates, parts } = readArguments()
// The folder of this process only, since another part may be repeated at the same time.
const reports = join(root, '.cache/repeat', String(process.pid))

function readArguments() {
  const { values, positionals } = readCommandLine({
    usage,
    allowPositionals: true,
    options: {
      times: { type: 'string' },
      load: { type: 'string', default: '0' },
      late: { type: 'string', default: '0' },
      only: { type: 'string' },
      at: { type: 'string', multiple: true, default: [] },
      'every-date': { type: 'boolean', default: false },
    },
  })
  const isEveryDate = values['every-date']
  const usualTimes = isEveryDate ? '1' : '20'
  const [count, threads, lateMs] = [values.times ?? usualTimes, values.load, values.late].map(Number)
  const starts = [
    ...values.at.map((text) => new Date(text)),
    ...(isEveryDate ? moments.map(({ instant }) => instant) : []),
  ]
  const areCounts = count > 0 && [count, threads, lateMs].every((one) => Number.isInteger(one) && one >= 0)
  if (areCounts && starts.every((date) => !Number.isNaN(date.getTime())))
    return { times: count, load: threads, late: lateMs, only: values.only, dates: starts, parts: positionals }
  console.error(usage)
  return process.exit(2)
}

const isJourney = (part) => part.endsWith('.e2e.ts')

/** The commands of one run: a label, the parts that each runs, and its arguments. */
function chosenCommands() {
  const isTest = (part) => /\.test\.\w+$/.test(part)
  const journeys = parts.filter(isJourney)
  const tests = parts.filter(isTest)
  const steps = parts.filter((part) => !isJourney(part) && !isTest(part))
  const e2e = join(root, 'tooling/e2e')
  const playwright = join(e2e, 'node_modules/@playwright/test/cli.js')
  // Both runners expect a regular expression.
  const titled = only === undefined ? [] : [only.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)]
  return [
    [
      'test files',
      tests,
      ['node_modules/vitest/vitest.mjs', 'run', ...tests, ...titled.flatMap((title) => ['-t', title])],
    ],
    [
      'end-to-end files',
      journeys,
      [playwright, 'test', '--config', e2e, ...journeys, ...titled.flatMap((title) => ['-g', title])],
    ],
    ['steps', parts.length === 0 ? ['all'] : steps, ['tooling/bootstrap/test.mjs', ...steps]],
  ].filter(([, chosen]) => chosen.length > 0)
}

/** Runs the parts once, at a date or now; returns the result of every check and test. Keeps the reports of a failed run. */
async function runOnce(turn, date) {
  const folder = join(reports, String(turn))
  mkdirSync(folder, { recursive: true })
  // npm test uses the same random examples and order of files each time; a repetition uses others.
  const PROPERTY_SEED = process.env['PROPERTY_SEED'] ?? String(Math.trunc(Math.random() * 2 ** 31))
  const clock = date === null ? {} : { ...clockAt(date, library), TEST_DATE: date.toISOString() }
  const env = {
    PROPERTY_SEED,
    LATE_ANSWERS_MS: String(late),
    ...browserPaths,
    ...temporary,
    ...clock,
    TEST_REPORTS: folder,
  }
  const outcomes = []
  for (const [name, , command] of chosenCommands()) {
    const { code } = await run(projectNode, command, { isSilent: true, env })
    outcomes.push({
      name,
      ...(code === 0
        ? { status: 'passed', failure: null }
        : { status: 'failed', failure: `exit code ${code}` }),
    })
  }
  const tests = readReports(folder)
  if (tests.some(isFailed)) return tests
  if (!outcomes.some(isFailed)) rmSync(folder, { recursive: true })
  // A command may fail without a failed test, for example if it found no test.
  return [...tests, ...outcomes.filter(isFailed)]
}

const isFailed = ({ failure }) => failure !== null

await install()
const browserPaths = await browsers()
if (!browserPaths.CHROMIUM_PATH && parts.some(isJourney)) process.exit(1)
const library = dates.length === 0 ? undefined : await faketimeLibrary()
if (dates.length > 0 && library === undefined) {
  console.error('A run at another date needs libfaketime: install it (Debian: apt-get install libfaketime).')
  process.exit(1)
}
// Unlike the whole run, steps and journeys do not build what they need.
const isWithJourneys = parts.some((part) => part === 'end to end' || isJourney(part))
if (isWithJourneys || parts.includes('unit')) {
  const built = ['build', ...(isWithJourneys ? ['storybook'] : [])]
  const { code } = await run(projectNode, ['tooling/bootstrap/test.mjs', ...built], { isSilent: true })
  if (code !== 0) {
    console.error('The build failed: run npm test -- build to see why.')
    process.exit(1)
  }
}
const temporary = temporaryFolder()
const busy = Array.from({ length: load }, () => new Worker('for (;;) {}', { eval: true }))
const runs = []
const turns = (dates.length === 0 ? [null] : dates).flatMap((date) => Array(times).fill(date))
for (const [index, date] of turns.entries()) {
  const began = performance.now()
  const tests = await runOnce(index + 1, date)
  const [passed, failed] = ['passed', 'failed'].map((status) => countOf(tests, status))
  const seconds = Math.round((performance.now() - began) / 1000)
  const at = date === null ? '' : ` at ${date.toISOString()}`
  console.log(`run ${index + 1} of ${turns.length}${at}: ${passed} passed, ${failed} failed, ${seconds} s`)
  runs.push(tests)
}
await Promise.all(busy.map((worker) => worker.terminate()))
const table = failureTable(runs)
if (table.length === 0) rmSync(reports, { recursive: true, force: true })
if (table.length === 0) console.log(`\nNothing failed in ${runs.length} runs.`)
else console.log(`\nFailed, of ${runs.length} runs (reports: ${reports})\n${table.join('\n')}`)
if (dates.length > 0) console.log(`\n${dateTable(dates, turns, runs).join('\n')}`)
process.exit(table.length === 0 ? 0 : 1)
