/** CI, and a search for flaky tests, need a run and not a cached result. */
const isFresh = Boolean(process.env.CI || process.env.TEST_REPORTS)

/** A task of the root's turbo.json: not run again while nothing in the repository has changed. */
const task = (name) => [
  'exec',
  'turbo',
  'run',
  `//#${name}`,
  '--env-mode=loose',
  '--log-prefix=none',
  '--output-logs=full',
  ...(isFresh ? ['--force'] : []),
]

/** All parts of the tests, cheapest first: the name of each, and its command. */
const parts = [
  ['formatting', task('format:check')],
  ['lint', task('lint')],
  ['unused', task('unused')],
  ['i18n', task('i18n:check')],
  ['boundaries', task('boundaries')],
  ['types', task('typecheck')],
  ['build', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only']],
  ['storybook', ['exec', 'turbo', 'run', '//#storybook:build', '--output-logs=errors-only']],
  ['unit', task('unit')],
  ['stories', task('stories')],
  ['end to end', task('e2e')],
]

/** Stages follow each other; the lanes of a stage run side by side, and the parts of a lane in turn. */
const stages = [
  [
    ['formatting', 'lint', 'unused', 'i18n', 'boundaries', 'types'],
    ['build', 'storybook'],
  ],
  [['unit']],
  [['stories']],
  [['end to end']],
]

/** As a person types them. */
export const namesOfParts = parts.map(([name]) => (name.includes(' ') ? `"${name}"` : name)).join(', ')

/** The requested parts in their stages and lanes, or all; or a sentence about unknown names. */
export function chooseParts(names) {
  const known = parts.map(([name]) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const quoted = unknown.map((name) => `"${name}"`).join(' and ')
    return { problem: `${quoted} is no part of the tests. The parts are ${namesOfParts}.`, chosen: [] }
  }
  const isChosen = (name) => names.length === 0 || names.includes(name)
  const chosen = stages
    .map((lanes) =>
      lanes
        .map((lane) => lane.filter(isChosen).map((name) => parts.find(([title]) => title === name)))
        .filter((lane) => lane.length > 0),
    )
    .filter((lanes) => lanes.length > 0)
  return { problem: null, chosen }
}
