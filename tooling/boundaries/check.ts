import { existsSync, globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '@coffer/bootstrap/command-line'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { layers } from './layers.ts'
import { lintFixture, plantedLint } from './lint-fixture.ts'
import { forbidden } from './rules.ts'

readCommandLine({
  usage: `npm run boundaries

Checks every import between packages against tooling/boundaries/layers.ts, and that each rule finds its planted violation.`,
})

/** Proves the layers: no source breaks a rule, and the fixture's planted violation of each rule is caught. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const fixtureRoot = fileURLToPath(new URL('fixture/', import.meta.url))

/** A violation of each family of rules, and the fixture's file that holds it. */
const planted = [
  ['layer-1-imports-a-higher-one', 'packages/domain/src/rule.ts'],
  ['layer-7-imports-a-higher-one', 'packages/dashboard/src/shell.ts'],
  ['layer-7-imports-its-neighbor', 'packages/dashboard/src/home.ts'],
  ['unlisted-package', 'packages/domain/src/unlisted.ts'],
  ['provider-imports-the-client', 'apps/sandbox/src/main.ts'],
  ['provider-imports-the-client', 'apps/sandbox/src/deposit.ts'],
  ['product-imports-tooling', 'packages/domain/src/tool.ts'],
  ['no-circles', 'packages/domain/src/circle.ts'],
  ['no-circles', 'packages/domain/src/account.ts'],
  ['nothing-unresolvable', 'packages/domain/src/rule.ts'],
  ['no-climbing', 'packages/dashboard/src/home.ts'],
] as const

async function cruiseSources(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    baseDir,
    ruleSet: { forbidden },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|\\.test\\.tsx?$|virtual:' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** Packages and applications that the layers do not list once, and listed ones that do not exist. */
function layerProblems(baseDir: string): string[] {
  const listed = layers.flat()
  const folders = globSync('{packages,apps}/*/src', { cwd: baseDir }).map((source) =>
    basename(dirname(source)),
  )
  return [
    ...folders
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is on no layer: add it to layers.ts`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `${name} is on two layers`),
    ...listed
      .filter((name) => !['packages', 'apps'].some((parent) => existsSync(`${baseDir}/${parent}/${name}`)))
      .map((name) => `${name} is on a layer and does not exist`),
  ]
}

const sources = await cruiseSources(root, ['packages', 'apps'])
const fixture = await cruiseSources(fixtureRoot, ['packages', 'apps'])
const violations = fixture.summary.violations
const linted = lintFixture(fixtureRoot)

const problems = [
  ...layerProblems(root),
  ...sources.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...planted
    .filter(([name, file]) => !violations.some(({ rule, from }) => rule.name === name && from === file))
    .map(([name, file]) => `planted ${name} in ${file} was not caught`),
  ...plantedLint
    .filter(([name, file]) => !linted.some(({ rule, from }) => rule === name && from === file))
    .map(([name, file]) => `planted ${name} in ${file} was not caught`),
]
if (!layerProblems(fixtureRoot).some((problem) => problem.startsWith('unlisted is on no layer')))
  problems.push("the fixture's package on no layer was not caught")
// A parser that does not understand TypeScript would see no imports, and report no problem.
if (sources.summary.totalCruised < 1000)
  problems.push(`only ${sources.summary.totalCruised} modules were seen`)
if ((sources.summary.totalDependenciesCruised ?? 0) < 4000) problems.push('hardly any import was seen')

for (const problem of problems) console.error(problem)
console.log(
  `${sources.summary.totalCruised} modules, ${sources.summary.totalDependenciesCruised} imports, ${planted.length + plantedLint.length + 1} planted violations, ${problems.length} problems`,
)
process.exit(problems.length === 0 ? 0 : 1)
