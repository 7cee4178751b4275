import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const pages = globSync('{*.md,{docs,.storybook,apps,packages,tooling,tenants}/**/*.md}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})

const found = (pattern) =>
  pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(pattern)].map(([, name]) => `${page}: ${name}`),
  )

it('documents only commands that package.json has', () => {
  const commands = found(/npm run ([\w:-]+)/g)
  expect(commands.length).toBeGreaterThan(30)
  expect(commands.filter((command) => !(command.split(': ').slice(1).join(': ') in scripts))).toEqual([])
})

it('documents no command that needs pnpm on the machine', () => {
  expect(found(/(?:^|`|= ?\S+ )(pnpm [\w@-]+)/gm)).toEqual([])
  const scripted = found(/npm run ([\w:-]+)/g).filter((command) =>
    scripts[command.split(': ').slice(1).join(': ')]?.startsWith('pnpm '),
  )
  expect(scripted).toEqual([])
})

it('names the same minimum version of Node in the README as in package.json', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, minimum] = /You need Node (\d+) or later/.exec(readme) ?? []
  expect(engines.node).toBe(`>=${minimum}`)
})
