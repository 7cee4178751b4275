import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { forbidden } from './rules.ts'

/** Proves the floors: nothing in the house breaks a rule, and the fixture's bad imports are all caught. */
const root = fileURLToPath(new URL('../../', import.meta.url))

async function look(baseDir: string, folders: string[]): Promise<ICruiseResult> {
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

const house = await look(root, ['packages', 'apps'])
const fixture = await look(fileURLToPath(new URL('fixture/', import.meta.url)), ['packages'])
const caught = new Set(fixture.summary.violations.map(({ rule }) => rule.name))
const planted = [
  'floor-1-imports-a-higher-one',
  'floor-5-imports-its-neighbour',
  'no-circles',
  'nothing-unresolvable',
]

const problems = [
  ...house.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...planted.filter((name) => !caught.has(name)).map((name) => `the fixture's ${name} was not caught`),
]
// A reader that understands no TypeScript sees no imports and finds nothing wrong.
if (house.summary.totalCruised < 100) problems.push(`only ${house.summary.totalCruised} modules were seen`)
if ((house.summary.totalDependenciesCruised ?? 0) < 200) problems.push('hardly any import was seen')

for (const problem of problems) console.error(problem)
console.log(
  `${house.summary.totalCruised} modules, ${house.summary.totalDependenciesCruised} imports, ${caught.size} planted faults caught, ${problems.length} problems`,
)

// Tags and undeclared dependencies, from the packages' own declarations.
const declared = spawnSync('turbo', ['boundaries', '--no-color'], { cwd: root, stdio: 'inherit' })
process.exit(problems.length === 0 && declared.status === 0 ? 0 : 1)
