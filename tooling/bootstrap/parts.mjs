/** CI, and a search for flaky tests, need a run rather than a cached result. */
const isFresh = Boolean(process.env.CI || process.env.TEST_REPORTS)

/** A task of the root's turbo.json: not run again while nothing in the repository has changed. */
const task = (name) => [
  'turbo',
  'run',
  `//#${name}`,
  '--env-mode=loose',
  '--log-prefix=none',
  '--output-logs=full',
  ...(isFresh ? ['--force'] : []),
]

/**
 * All parts of the tests: the program and arguments that run each, and its seconds on two idle cores, for the first
 * estimate. The tests in a `report` are counted one by one.
 */
const parts = [
  { name: 'formatting', command: task('format:check'), seconds: 3 },
  { name: 'lint', command: task('lint'), seconds: 20 },
  { name: 'unused', command: task('unused'), seconds: 10 },
  { name: 'i18n', command: task('i18n:check'), seconds: 2 },
  { name: 'boundaries', command: task('boundaries'), seconds: 6 },
  { name: 'types', command: task('typecheck'), seconds: 10 },
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'], seconds: 20 },
  {
    name: 'storybook',
    command: ['turbo', 'run', '//#storybook:build', '--output-logs=errors-only'],
    seconds: 30,
  },
  { name: 'unit', command: task('unit'), seconds: 220, report: 'unit.json' },
  { name: 'stories', command: task('stories'), seconds: 100, report: 'stories.json', needsBrowser: true },
  { name: 'end to end', command: task('e2e'), seconds: 260, report: 'e2e.json', needsBrowser: true },
]

/** Stages run in sequence; the lanes of a stage run in parallel, and the parts of a lane in sequence. */
const stages = [
  [
    ['formatting', 'lint', 'unused', 'i18n', 'boundaries', 'types'],
    ['build', 'storybook'],
  ],
  [['unit']],
  [['stories']],
  [['end to end']],
]

/** The names of all parts, quoted for the command line. */
export const namesOfParts = parts.map(({ name }) => (name.includes(' ') ? `"${name}"` : name)).join(', ')

/** The requested parts, or all if none is requested, in their stages and lanes; or a sentence about unknown names. */
export function chooseParts(names) {
  const known = parts.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const quoted = unknown.map((name) => `"${name}"`).join(' and ')
    return { problem: `${quoted} is not a part of the tests. The parts are ${namesOfParts}.`, chosen: [] }
  }
  const isChosen = (name) => names.length === 0 || names.includes(name)
  const chosen = stages
    .map((lanes) =>
      lanes
        .map((lane) => lane.filter(isChosen).map((name) => parts.find((part) => part.name === name)))
        .filter((lane) => lane.length > 0),
    )
    .filter((lanes) => lanes.length > 0)
  return { problem: null, chosen }
}

/** The stages for the result of `affectedBy`: the checks, and the tests and stories of those packages. */
export function partsFor({ changed, affected }) {
  const { chosen } = chooseParts(['formatting', 'lint', 'i18n', 'boundaries', 'types'])
  const [[checks]] = chosen
  const hasStories = changed.some((folder) => /^(?:packages|apps\/web)/.test(folder))
  const storybook = hasStories ? chooseParts(['storybook']).chosen[0] : []
  const unit = { ...partNamed('unit'), command: ['vitest', 'run', '--passWithNoTests', ...affected] }
  const stories = {
    ...partNamed('stories'),
    command: ['pnpm', '--filter', '@coffer/storybook-tooling', 'stories'],
    env: { STORY_FOLDERS: changed.join(',') },
  }
  return [
    [checks, ...storybook],
    ...(affected.length > 0 ? [[[unit]]] : []),
    ...(hasStories ? [[[stories]]] : []),
  ]
}

/**
 * The types, lint and tests of a package, or of a folder in one. `project` is a configuration of TypeScript with the
 * folder's files.
 */
export const partsOfFolder = (folder, project) => [
  [
    [
      { ...partNamed('types'), command: ['tsc', '-p', project], seconds: 4 },
      {
        ...partNamed('lint'),
        command: ['oxlint', '--type-aware', '--deny-warnings', folder],
        seconds: 4,
      },
    ],
    [{ ...partNamed('unit'), command: ['vitest', 'run', '--passWithNoTests', `${folder}/`], seconds: 8 }],
  ],
]

const partNamed = (wanted) => parts.find(({ name }) => name === wanted)
