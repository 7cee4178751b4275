import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { layers } from '../boundaries/layers.ts'
import { requirements } from './asvs-requirements.mjs'
import { root } from './install.mjs'

const isGenerated = (name) => ['node_modules', 'dist', 'storybook-static'].includes(name)
const find = (pattern) => globSync(pattern, { cwd: root, exclude: isGenerated })
const read = (path) => readFileSync(join(root, path), 'utf8')
const { scripts, engines, version } = JSON.parse(read('package.json'))

const trees = '{docs,.github,.storybook,apps,containers,packages,tooling,tenants}/**'
const pages = find(`{*.md,${trees}/*.md}`).map((path) => ({ path, text: read(path) }))
const pageText = (wanted) => pages.find(({ path }) => path === wanted)?.text ?? ''
/** The matches of a pattern in all pages: the page, and the groups of the match. */
const matches = (pattern) =>
  pages.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, ...groups]) => ({ path, groups })))

/** The anchors of a page's headings, as code hosts derive them. */
const findAnchors = (page) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

const links = matches(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g).map(
  ({ path, groups: [target, anchor] }) => ({
    path,
    anchor,
    target: target === '' ? path : join(dirname(path), target),
  }),
)

it('The documentation links only to files and headings that exist', () => {
  const isBroken = ({ target, anchor }) =>
    !existsSync(join(root, target)) ||
    (anchor !== undefined && target.endsWith('.md') && !findAnchors(target).includes(anchor))
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(isBroken)).toEqual([])
})

it('The index of docs/ lists every page', () => {
  const listed = links.filter(({ path }) => path === 'docs/README.md').map(({ target }) => target)
  const all = find('docs/{*,security/*}.md').filter((page) => page !== 'docs/README.md')
  expect(all.filter((page) => !listed.includes(page))).toEqual([])
})

it('Every documented command is a script of package.json, and no script needs pnpm on the machine', () => {
  const commands = matches(/npm run ([\w:-]+)/g)
  expect(commands.length).toBeGreaterThan(30)
  expect(commands.filter(({ groups: [name] }) => !(name in scripts))).toEqual([])
  expect(Object.entries(scripts).filter(([, line]) => line.startsWith('pnpm '))).toEqual([])
  expect(matches(/(?:^|`|= ?\S+ )(pnpm [\w@-]+)/gm)).toEqual([])
})

/** A file of the repository in a code span, and the titles of its tests that may follow it. */
const named = matches(/`([\w./-]+\.(?:tsx?|mjs|sh|yml|md))`((?:,? “[^”]+”)*)/g)
const files = find(`{*,${trees}/*}.{ts,tsx,mjs,sh,yml,md}`)
const findPath = (page, name) =>
  [join(dirname(page), name), `apps/sandbox/test/provider/${name}`, name].find((path) =>
    files.includes(path),
  ) ?? files.find((path) => path.endsWith(`/${name}`))

it('Every file that the documentation names exists, and contains the test titles that are quoted for it', () => {
  const quotes = ["'", '"', '`']
  const problems = named.flatMap(({ path: page, groups: [name, quoted] }) => {
    const path = findPath(page, name)
    if (path === undefined) return [`${page} names ${name}`]
    const source = read(path).replaceAll(/\(\s+/g, '(')
    return [...quoted.matchAll(/“([^”]+)”/g)]
      .filter(([, title]) => !quotes.some((quote) => source.includes(`(${quote}${title}${quote},`)))
      .map(([, title]) => `${page} quotes “${title}” of ${name}`)
  })
  expect(named.filter(({ groups: [, quoted] }) => quoted !== '').length).toBeGreaterThan(40)
  expect(problems).toEqual([])
})

it('Each attack of the threat model names a test', () => {
  const [, attacks = ''] = /^## Attacks\n(.*?)^## /ms.exec(pageText('docs/security/threat-model.md')) ?? []
  const rows = attacks.match(/^\| (?!attack|---).*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => !/`[\w./-]+\.(?:test|e2e)\.\w+` “/.test(row))).toEqual([])
})

it('The table of ASVS 5.0 has each requirement of levels 1 and 2, and counts its rows by state', () => {
  const page = pageText('docs/security/asvs.md')
  const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]*\| ([^|]*?) +\| (.*?) +\|$/gm)]
  expect(rows.map(([, id]) => id)).toEqual(requirements)
  const count = (state) => rows.filter(([, , each]) => each === state).length
  expect(page).toContain(
    `Of ${rows.length} requirements ${count('holds')} hold, ${count('not applicable')} are not applicable, and ${count('deviation')} are deviations.`,
  )
})

it('The table of ASVS 5.0 has the number of tries at the identity check that the code allows', () => {
  const words = ['no', 'one', 'two', 'three', 'four', 'five']
  const [, tries] = /identityTries: (\d)/.exec(read('packages/domain/src/limits.ts'))
  const [row] = pageText('docs/security/asvs.md').match(/^\| 6\.4\.2 .*$/m)
  expect(row).toContain(`in ${words[tries]} tries`)
})

it('The layers in docs/architecture.md are those of tooling/boundaries', () => {
  const [, block = ''] = /```\n(\d  apps\/web.*?)```/s.exec(pageText('docs/architecture.md')) ?? []
  const written = new Map()
  let layer = 0
  for (const line of block.trimEnd().split('\n')) {
    layer = Number(/^\d/.exec(line)?.[0] ?? layer)
    const [names] = line.slice(3).split(/ {3,}/)
    for (const name of names.split(' ')) if (name !== '') written.set(name.replace('apps/', ''), layer)
  }
  const real = layers.flatMap((names, index) => names.map((name) => [name, index + 1]))
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(real))
})

it('The tour names only demo depositors that exist', () => {
  const people = read('apps/sandbox/src/seed/people.ts')
  const tour = pageText('docs/first-evening.md')
  const depositors = [...tour.matchAll(/`([\w-]+)@example\.com`/g)].map(([, name]) => name)
  expect(depositors.length).toBeGreaterThan(5)
  expect(depositors.filter((name) => !people.includes(`name: '${name}'`))).toEqual([])
  expect(tour).toContain(/demoPassword = '([^']+)'/.exec(people)[1])
})

it('README.md and package.json agree on the minimum version of Node', () => {
  const [, minimum] = /You need Node (\d+) or later/.exec(pageText('README.md')) ?? []
  expect(engines.node).toBe(`>=${minimum}`)
})

it('The newest release in the changelog is the version of package.json', () => {
  const [newest] = pageText('CHANGELOG.md').match(/(?<=^## )\d+\.\d+\.\d+/m)
  expect(newest).toBe(version)
})

/** The paragraphs and list items of a page, without its code blocks, tables and headings. */
const paragraphsIn = (text) =>
  text
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((one) => one.trim())
    .filter((one) => !/^[|#]/.test(one))

it('No paragraph of the documentation has more than 90 words', () => {
  const long = pages.flatMap(({ path, text }) =>
    paragraphsIn(text)
      .filter((one) => one.split(/\s+/).length > 90)
      .map((one) => `${path}: ${one.slice(0, 60)}…`),
  )
  expect(long).toEqual([])
})

it('No source cites a document that is not in the repository', () => {
  const known = new Set(pages.map(({ path }) => path.split('/').at(-1)))
  const sources = find(`{*,${trees}/*}.{ts,tsx,mjs,sql,sh,yml}`)
  const cited = sources.flatMap((path) =>
    [...read(path).matchAll(/\u00a7|[\w-]+\.md(?![\w])/g)]
      .filter(([name]) => name === '\u00a7' || !known.has(name))
      .map(([name]) => `${path} cites ${name}`),
  )
  expect(cited).toEqual([])
})
