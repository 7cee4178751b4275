/** Seconds, or minutes from 90 seconds on: "42 s", "9 min". */
const durationText = (seconds) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`

/** The seconds that stages of lanes take: a stage takes as long as its longest lane. */
const totalSeconds = (stages, secondsOf) =>
  stages
    .map((lanes) => Math.max(...lanes.map((lane) => lane.reduce((sum, part) => sum + secondsOf(part), 0))))
    .reduce((sum, seconds) => sum + seconds, 0)

/**
 * The seconds that are left of a run: the expected time of the unfinished parts, at the speed of the finished ones.
 * `expected` and `taken` are seconds by the part's name.
 */
export function secondsLeft({ stages, expected, taken }) {
  const finished = Object.keys(taken)
  const total = (seconds) => finished.reduce((sum, name) => sum + (seconds[name] ?? 0), 0)
  const slowness = total(expected) > 0 ? total(taken) / total(expected) : 1
  return totalSeconds(stages, ({ name }) => (name in taken ? 0 : expected[name] * slowness))
}

/** "4,812 passed, 1 failed, 2 skipped"; a part that counts no tests has passed or failed as a whole. */
function outcomeText({ name, tests }) {
  if (tests.length === 1 && tests[0].name === name) return tests[0].status
  return countsText(tests)
}

export const countOf = (tests, status) => tests.filter((test) => test.status === status).length

function countsText(tests) {
  const skipped = countOf(tests, 'skipped')
  const words = [`${countOf(tests, 'passed')} passed`, `${countOf(tests, 'failed')} failed`]
  return [...words, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')
}

/** The line of a finished part. */
export function partLine({ name, tests, seconds, left }) {
  const columns = [
    name.padEnd(12),
    outcomeText({ name, tests }).padEnd(34),
    durationText(seconds).padStart(6),
  ]
  return `${columns.join('  ')}${left > 0 ? `   about ${durationText(left)} left` : ''}`
}

/** The parts that are running, and the time since the run began. */
export const runningLine = ({ running, began, now }) =>
  `${[...running].join(' and ')} … ${durationText(now - began)} so far`

/** The last line of the run, which CI reads. */
export const closingLine = (tests) => countsText(tests)

const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The command that runs one failed test, or its part, again. */
export function repeatingCommand({ part, file, title }) {
  if (file === undefined) return `npm test -- ${part.includes(' ') ? `"${part}"` : part}`
  if (part === 'stories') return `npm run stories -- -g ${quoted(title)}`
  const only = title === undefined ? '' : `--only ${quoted(title)} `
  return `npm run repeat -- --times 1 ${only}${file}`
}

/** The lines of each failed test: its name, the first line of the failure, and the command that repeats it. */
export const failureLines = (tests) =>
  tests
    .filter(({ status }) => status === 'failed')
    .flatMap((test) => ['', `  ${test.name}`, `      ${test.failure}`, `      ${repeatingCommand(test)}`])
