import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { browsers } from './browser.mjs'
import { affectedBy, changedFiles, folderOf, workspacePackages } from './changed.mjs'
import { readCommandLine } from './command-line.mjs'
import { binaries, install, pnpm, root, run, turbo } from './install.mjs'
import { nginx } from './nginx.mjs'
import { chooseParts, namesOfParts, partsFor, partsOfFolder } from './parts.mjs'
import { temporaryFolder } from './temporary-folder.mjs'
import { closingLine, countOf, failureLines, partLine, runningLine, secondsLeft } from './test-progress.mjs'
import { readReport } from './test-reports.mjs'

const { positionals: typed } = readCommandLine({
  usage: `npm test -- [part …]

Runs every part, or the named ones: ${namesOfParts}.
npm test -- changed runs the checks, and the tests and stories of the packages that a change can affect.
npm test -- documents, or packages/documents/src/taxes, checks the types, lint and tests of one package or folder.`,
  allowPositionals: true,
})
const { problem, chosen: stages } = typed.join() === 'changed' ? changedParts() : namedParts()
if (problem) {
  console.error(problem)
  process.exit(2)
}

/** The parts that the changed files can affect; all if one of the files belongs to no package. */
function changedParts() {
  const affected = affectedBy(changedFiles(), workspacePackages())
  if (affected.isEverything) return chooseParts([])
  console.log('End to end is left out: npm test -- "end to end" runs it.')
  return { problem: null, chosen: partsFor(affected) }
}

/** The named parts; of one package or folder its types, lint and tests. */
function namedParts() {
  const parts = chooseParts(typed)
  const folder = parts.problem && typed.length === 1 && folderOf(typed[0], workspacePackages())
  if (!folder) return parts
  const project = join(root, '.cache/check', `${folder.replaceAll('/', '-')}.json`)
  const config = { extends: '../../tsconfig.json', include: [`../../${folder}`, '../../*.ts'] }
  mkdirSync(dirname(project), { recursive: true })
  writeFileSync(project, JSON.stringify(config))
  return { problem: null, chosen: partsOfFolder(folder, project) }
}

/** The output of each part, and how long each took the last time. */
const logs = join(root, '.cache/test')
const durationsFile = join(logs, 'durations.json')
const reports = process.env.TEST_REPORTS ?? join(root, '.cache/reports')
for (const folder of [logs, reports]) mkdirSync(folder, { recursive: true })

await install()
const browserPaths = await browsers()
const env = {
  ...browserPaths,
  NGINX_PATH: await nginx(),
  TEST_REPORTS: reports,
  ...temporaryFolder(),
  // Each test file, provider and tool is a process that loads the same modules.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
  FORCE_COLOR: '0',
  NO_COLOR: '1',
}

const parts = stages.flat(2)
const earlier = existsSync(durationsFile) ? JSON.parse(readFileSync(durationsFile, 'utf8')) : {}
const expected = Object.fromEntries(parts.map(({ name, seconds }) => [name, earlier[name] ?? seconds]))
const taken = {}
const results = []
const running = new Set()

const programs = { turbo, pnpm }

const now = () => performance.now() / 1000
const clearLine = process.stdout.isTTY ? '\r\u001B[K' : ''
const print = (text) => console.log(`${clearLine}${text}`)
/** In a terminal, a line with the running parts. */
const ticker = setInterval(() => {
  if (clearLine !== '') process.stdout.write(clearLine + runningLine({ running, began, now: now() }))
}, 1000)
const began = now()

/** Runs one part, and prints its line. */
async function runPart({ name, needsBrowser, ...part }) {
  const start = now()
  running.add(name)
  const tests =
    needsBrowser && !browserPaths.CHROMIUM_PATH
      ? [{ name, status: 'skipped', failure: null }]
      : await runTests({ name, ...part })
  running.delete(name)
  taken[name] = now() - start
  results.push(...tests.map((test) => ({ ...test, part: name })))
  const left = secondsLeft({ stages, expected, taken })
  print(partLine({ name, tests, seconds: taken[name], left }))
}

/** The results of a part's tests, or the part's own result if it reports no tests. Its exit code decides. */
async function runTests({ name, command: [program, ...args], report, env: own = {} }) {
  const path = report && join(reports, report)
  if (path) rmSync(path, { force: true })
  const start = programs[program] ?? ((rest, options) => run(join(binaries, program), rest, options))
  const { code, output } = await start(args, { keep: true, isQuiet: true, env: { ...env, ...own } })
  const log = join(logs, `${name.replaceAll(' ', '-')}.log`)
  writeFileSync(log, output)
  const tests = path && existsSync(path) ? readReport(path) : []
  for (const [line] of output.matchAll(/^Skipped: .*$/gm)) print(line)
  if (code === 0 && !report) return [{ name, status: 'passed', failure: null }]
  const isExplained = code === 0 ? tests.length > 0 : countOf(tests, 'failed') > 0
  if (isExplained) return tests
  print(output)
  return [...tests, { name, status: 'failed', failure: `exit code ${code}: ${relative(root, log)}` }]
}

for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane) await runPart(part)
    }),
  )
}

clearInterval(ticker)
writeFileSync(durationsFile, JSON.stringify({ ...earlier, ...taken }))
if (process.env.TEST_REPORTS) {
  const checks = results.filter(({ file }) => file === undefined)
  writeFileSync(join(reports, 'checks.json'), JSON.stringify(checks))
}
if (countOf(results, 'failed') > 0) {
  print(['\nFailed:', ...failureLines(results)].join('\n'))
  print(`\nThe output of each part is in ${relative(root, logs)}/.`)
}
print(`\n${closingLine(results)}`)
process.exit(countOf(results, 'failed') === 0 ? 0 : 1)
