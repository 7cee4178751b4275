import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { copyRepository } from './repository-copy.fixture.ts'

// One copy for all: each generator writes into it, and its types, lint and tests run once.
const copy = copyRepository()
afterAll(copy.remove)

const passed = { code: 0 }
const repository = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(join(copy.root, path), 'utf8')
/** The number of the second new migration. */
const nextMigration = String(
  globSync('apps/sandbox/migrations/*.sql', { cwd: repository }).length + 1,
).padStart(4, '0')
const generate = (...args: readonly string[]) => copy.run('tooling/new/src/main.ts', args)
const titles = ['--title', 'Card freeze', '--title-es', 'Congelar la tarjeta']
const minutes = 180_000

const spending = ['screen', 'account', 'spending', '--path', '/my-account/spending']
const cardFreeze = ['feature', 'card-freeze', '--path', '/my-account/card-freeze']
const labels = ['--label', 'Resident since', '--label-es', 'Residente desde']
const residentSince = ['field', 'basic-information', 'resident-since', '--type', 'date', ...labels]

// The worked example of docs/architecture.md: its command, and its diffs by file.
const [, example = ''] = /^## Adding a field\n(.*?)^## /ms.exec(read('docs/architecture.md')) ?? []
const [, typed = ''] = /^npm run new -- (.*)$/m.exec(example) ?? []
const preferredName = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(
  ([, quoted, plain]) => quoted ?? plain ?? '',
)
const diffs = [...example.matchAll(/^--- (.*)\n((?:[+ ].*\n)*)/gm)].map(([, path = '', lines = '']) => ({
  path: path.replace('NNNN', nextMigration),
  before: lines.split('\n').flatMap((line) => (line.startsWith(' ') ? [line.slice(1)] : [])),
  added: lines.split('\n').flatMap((line) => (line.startsWith('+') ? [line.slice(1)] : [])),
}))

const fields = ['preferred-name', 'resident-since']
const fieldTests = fields.flatMap((name) => [
  `packages/onboarding/src/basic-information/${name}.test.tsx`,
  `apps/sandbox/test/provider/${name}.test.ts`,
])
const screens = ['account/src/spending/spending', 'card-freeze/src/card-freeze/card-freeze'].map(
  (path) => `packages/${path}-screen`,
)

describe('npm run new', () => {
  it.each([
    [
      ['screen', 'acount', 'spending', '--path', '/spending', ...titles],
      'packages/acount has no src/screens.ts',
    ],
    [['screen', 'account', 'Spending', '--path', '/spending', ...titles], 'is not kebab-case'],
    [['screen', 'account', 'spending', '--path', '/my-account', ...titles], '/my-account is a route already'],
    [['screen', 'account', 'spending', '--path', 'spending', ...titles], 'is not a path'],
    [['feature', 'account', '--path', '/spending', ...titles], 'packages/account exists already'],
    [
      ['field', 'basic-information', 'suffix', '--label', 'S', '--label-es', 'S'],
      'has a field suffix already',
    ],
  ])('npm run new -- %j writes nothing and says “%s”', async (args, sentence) => {
    const { code, output } = await generate(...args)
    expect(code).toBe(1)
    expect(output).toContain(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  it('npm run new -- … --dry-run lists the files and writes none', async () => {
    const before = read('packages/account/src/screens.ts')
    const { output } = await generate(...spending, ...titles, '--dry-run')
    expect(output).toContain('new    packages/account/src/spending/spending-screen.tsx\n')
    expect(output).toContain('edited packages/account/src/screens.ts\n')
    expect(read('packages/account/src/screens.ts')).toBe(before)
  })

  it('npm run new -- screen names the places that need a decision, each with its line', async () => {
    const titled = ['--title', 'Spending', '--title-es', 'Gastos']
    const { output } = await generate(...spending, ...titled, '--guard', 'records', '--reads', 'accounts')
    expect(output).toMatch(/^ {2}packages\/router\/src\/route-guards\.test\.ts:\d{2,} who may enter$/m)
    expect(output).toContain('npm test -- account')
  })

  it('npm run new -- feature writes a package', async () => {
    expect(await generate(...cardFreeze, ...titles, '--no-install')).toMatchObject(passed)
    copy.link('card-freeze', 'non-profits')
  })

  it('npm run new -- field names the rule of the new field', async () => {
    const { output } = await generate(...residentSince)
    expect(output).toMatch(/person\.schema\.ts:\d+ the rule that a date exists/)
  })

  it('npm run new -- field writes what docs/architecture.md shows, and nothing else but tests', async () => {
    const { output } = await generate(...preferredName, '--dry-run')
    const written = output.split('\n').map((line) => line.slice('edited '.length))
    expect(await generate(...preferredName)).toMatchObject(passed)
    expect(diffs.map(({ path }) => path).toSorted()).toEqual(
      written.filter((path) => path !== '' && !/\.(?:test|stories)\.|\/meta\//.test(path)).toSorted(),
    )
    for (const { path, before, added } of diffs) {
      const lines = read(path).split('\n')
      expect(lines).toEqual(expect.arrayContaining([...before, ...added]))
      // Each line is new: the generator wrote it, not an earlier change.
      const earlier = existsSync(join(repository, path)) ? readFileSync(join(repository, path), 'utf8') : ''
      expect(added.filter((line) => earlier.split('\n').includes(line))).toEqual([])
    }
  })
})

describe('what npm run new wrote', () => {
  it('The types of what npm run new wrote are right', { timeout: minutes }, async () => {
    const files = [
      ...screens.flatMap((path) => [`${path}.tsx`, `${path}.test.tsx`, `${path}.stories.tsx`]),
      'apps/web/src/screens.ts',
      'packages/router/src/route-guards.test.ts',
      'tooling/e2e/src/screens/visits.ts',
      ...fieldTests,
    ]
    expect(await copy.checkTypes(files)).toEqual({ code: 0, output: '' })
  })

  it('Lint and formatting find nothing in what npm run new wrote', { timeout: minutes }, async () => {
    const linted = await copy.run('node_modules/oxlint/bin/oxlint', [
      '--type-aware',
      '--deny-warnings',
      'packages/card-freeze',
      'packages/account/src/spending',
      'packages/application/src/person',
      'apps/sandbox/src/onboarding',
      ...fieldTests,
    ])
    expect(linted.output).toContain('Found 0 warnings and 0 errors')
    const formatted = await copy.run('node_modules/oxfmt/bin/oxfmt', ['--check', ...copy.changedFiles()])
    expect(formatted).toMatchObject(passed)
  })

  it('The tests of what npm run new wrote pass', { timeout: minutes }, async () => {
    const tests = [
      ...screens.map((path) => `${path}.test.tsx`),
      'packages/router/src/route-guards.test.ts',
      'packages/application/src/person',
      'tooling/storybook/src/story-coverage',
      'tooling/product-docs',
      ...fieldTests,
    ]
    const { code, output } = await copy.run('node_modules/vitest/vitest.mjs', ['run', ...tests])
    expect(output).not.toMatch(/ FAIL /)
    expect(code).toBe(0)
  })
})
