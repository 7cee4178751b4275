import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const script = join(root, 'tooling/storybook/src/snapshots/main.ts')
/** Two snapshots: the screen on a phone and on a desktop. */
const stories = 'registration-before-you-begin--new'

/** Runs `npm run snapshots` in the test's own tenants folder. */
function snapshots(tenants: string, storybook: string, ...flags: readonly string[]) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const args = [script, '--tenant', 'harbor', '--story', stories, '--storybook', storybook, ...flags]
    const child = spawn(process.execPath, args, { env: { ...process.env, COFFER_TENANTS: tenants } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** A copy of the Storybook, as a build with another primary color would be. */
async function copyWithAnotherColor(storybook: string, target: string): Promise<void> {
  await cp(storybook, target, { recursive: true })
  const scripts = (await readdir(join(target, 'assets'))).filter((name) => /^iframe-.*\.js$/.test(name))
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(target, 'assets', name)
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll('#0b2545', '#0b2551'))
    }),
  )
}

// Eight screenshots in two browsers take longer than one page on a busy machine.
test.setTimeout(180_000)

// The stories themselves prove that unchanged screens equal their snapshots.
test('npm run snapshots stores screens, and finds a slightly brighter blue', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-snapshots-'))
  const tenants = join(folder, 'tenants')
  await cp(join(root, 'tenants/harbor'), join(tenants, 'harbor'), { recursive: true })
  await rm(join(tenants, 'harbor/snapshots'), { recursive: true, force: true })
  const storybook = join(root, 'storybook-static')

  const missing = await snapshots(tenants, storybook)
  expect(missing.output).toContain(
    'no snapshots for harbor; capture them: npm run snapshots -- --tenant harbor --update',
  )
  expect(missing.code).toBe(1)

  const stored = await snapshots(tenants, storybook, '--update')
  expect(stored.output).toContain('harbor: updated, 2 new, 0 the same')
  // The story is captured once.
  expect(stored.output.match(/^harbor: capturing .*$|^harbor: \d+ of .*$/gm)).toEqual([
    'harbor: capturing 1 stories …',
    'harbor: 1 of 1',
  ])
  expect(stored.code).toBe(0)

  await copyWithAnotherColor(storybook, join(folder, 'storybook'))
  const changed = await snapshots(tenants, join(folder, 'storybook'))
  expect(changed.output).toMatch(/harbor: compared, \d changed, \d the same; see .*harbor\.html/)
  expect(changed.code).toBe(1)
  const report = await readFile(join(tenants, '.snapshots/harbor.html'), 'utf8')
  expect(report).toContain(stories)
  expect(report.match(/<figcaption>(?:Before|After|Difference)/g)?.length).toBeGreaterThan(2)
  await rm(folder, { recursive: true })
})
