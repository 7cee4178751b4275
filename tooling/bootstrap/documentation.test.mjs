import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path) => readFileSync(join(root, path), 'utf8')
const pages = globSync('{*.md,{docs,.storybook,apps,packages,tooling}/**/*.md}', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
})

/** The headings of a page, as code hosts name them in an address. */
const anchorsOf = (page) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

const linksOf = (page) =>
  [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([link, path, anchor]) => ({
      link: `${page}: ${link}`,
      target: path === '' ? page : join(dirname(page), path),
      anchor,
    }),
  )

it('links only to files and headings that exist', () => {
  const links = pages.flatMap(linksOf)
  expect(links.length).toBeGreaterThan(100)
  const broken = links.filter(
    ({ target, anchor }) =>
      !existsSync(join(root, target)) ||
      (anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)),
  )
  expect(broken.map(({ link }) => link)).toEqual([])
})

it('lists every page of docs in its index', () => {
  const listed = linksOf('docs/README.md').map(({ target }) => target)
  const all = globSync('docs/{*,security/*}.md', { cwd: root }).filter((page) => page !== 'docs/README.md')
  expect(all.filter((page) => !listed.includes(page))).toEqual([])
})

it('names only demo depositors that exist', () => {
  const people = read('apps/sandbox/src/seed/people.ts')
  const named = [...read('docs/first-evening.md').matchAll(/`([\w-]+)@example\.com`/g)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !people.includes(`name: '${name}'`))).toEqual([])
  expect(read('docs/first-evening.md')).toContain(/demoPassword = '([^']+)'/.exec(people)[1])
})

it('has a changelog whose newest release is the version of the package', () => {
  const [newest] = read('CHANGELOG.md').match(/(?<=^## )\d+\.\d+\.\d+/m)
  expect(newest).toBe(JSON.parse(read('package.json')).version)
})
