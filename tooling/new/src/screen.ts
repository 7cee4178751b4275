import { type ChangeSet, Refusal } from './change-set.ts'
import type { Name } from './names.ts'
import { guardRows, type ScreenOptions } from './screen-options.ts'
import { screenSource, screenStories, screenTest } from './screen-templates.ts'

/** Routes of the bank, to which the generator adds; those of an application and of logging in have steps and stages. */
const routesFile = 'packages/router/src/routes/bank-routes.ts'
const guardsTest = 'packages/router/src/route-guards.test.ts'
const visitsFile = 'tooling/e2e/src/screens/visits.ts'
const titlesFile = (language: string) => `packages/router/src/locales/${language}.json`

/** The files of docs/architecture.md, “Adding a route”: a screen in a feature. */
export function addScreen(changes: ChangeSet, options: ScreenOptions): void {
  const { feature, name, path, title, titleEs, guard, reads } = options
  if (!/^(?:\/[a-z][a-z0-9-]*)+$/.test(path))
    throw new Refusal(`“${path}” is not a path like /my-account/card-freeze, without parameters.`)
  if (changes.read(routesFile).includes(`'${path}':`)) throw new Refusal(`${path} is a route already.`)
  requireFeature(changes, feature)
  const source = `packages/${feature.kebab}/src`
  const file = `${source}/${name.kebab}/${name.kebab}-screen`

  changes.create(`${file}.tsx`, screenSource(options))
  changes.create(`${file}.stories.tsx`, screenStories(options))
  changes.create(`${file}.test.tsx`, screenTest(options))
  for (const [language, heading, text] of [
    ['en', title, 'Nothing here yet.'],
    ['es', titleEs, 'Aún no hay nada aquí.'],
  ] as const) {
    changes.addKeys(`${source}/locales/${language}.json`, {
      [`${name.kebab}.title`]: heading,
      [`${name.kebab}.ready`]: text,
    })
    changes.addKeys(titlesFile(language), { [`title.${name.kebab}`]: heading })
  }

  changes.append(
    routesFile,
    'export const bankRoutes = {',
    `  '${path}': { title: 'title.${name.kebab}', guard: guards.${guard}, chrome: 'bank', loaders: ['${reads}'] },`,
  )
  changes.append(
    `${source}/screens.ts`,
    `export const ${feature.camel}Screens = {`,
    `  '${path}': screen(() => import('./${name.kebab}/${name.kebab}-screen.tsx').then((m) => m.${name.pascal}Screen)),`,
  )
  changes.append(guardsTest, 'const table: Record<RoutePath, Row> = {', `  '${path}': ${guardRows[guard]},`)
  changes.append(
    visitsFile,
    'export const visits: Record<RoutePath, Visit> = {',
    `  '${path}': { as: 'active' },`,
  )

  changes.consider(guardsTest, `'${path}':`, 'who may enter')
  changes.consider(
    `${source}/locales/en.json`,
    `"${name.kebab}.ready"`,
    'what the screen says, in each language',
  )
  changes.consider(`${file}.tsx`, 'QueryBoundary query', 'what it shows, and a story of each further state')
  changes.consider(visitsFile, `'${path}':`, 'a depositor whose screen has something to show')
}

/** Whether the package is a feature to which a screen can be added. */
function requireFeature(changes: ChangeSet, { kebab }: Name): void {
  const folder = `packages/${kebab}`
  if (!changes.exists(`${folder}/src/screens.ts`))
    throw new Refusal(
      `${folder} has no src/screens.ts: “npm run new -- feature ${kebab} …” writes a new feature.`,
    )
  if (!changes.read(`${folder}/src/screens.ts`).includes('const screen = screenWith(messages'))
    throw new Refusal(`${folder}/src/screens.ts has no “const screen = screenWith(messages, …)”.`)
  const manifest = changes.read(`${folder}/package.json`)
  const missing = [
    '@coffer/api-client',
    '@coffer/errors',
    '@coffer/router',
    '@coffer/ui-kit',
    '@tanstack/react-query',
  ].filter((dependency) => !manifest.includes(`"${dependency}"`))
  if (missing.length > 0)
    throw new Refusal(`${folder}/package.json lacks ${missing.join(', ')}: add it first.`)
}
