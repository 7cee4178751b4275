import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const house = fileURLToPath(new URL('../../../../', import.meta.url))
const script = join(house, 'tooling/snapshots/src/main.ts')
/** Nine pictures: eight stories on a desktop, the first on a phone too. */
const stories = 'actions-button--'

/** `pnpm snapshots` in a folder of institutions that only this test has. */
function snapshots(tenants: string, storybook: string, ...typed: readonly string[]) {
  return new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const args = [script, '--tenant', 'harbor', '--story', stories, '--storybook', storybook, ...typed]
    const child = spawn(process.execPath, args, { env: { ...process.env, COFFER_TENANTS: tenants } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, said }))
  })
}

/** The same Storybook, as it would be built if the institution's colour were another. */
async function inAnotherColor(storybook: string, target: string): Promise<void> {
  await cp(storybook, target, { recursive: true })
  const scripts = (await readdir(join(target, 'assets'))).filter((name) => /^iframe-.*\.js$/.test(name))
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(target, 'assets', name)
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll('#0b2545', '#0b2551'))
    }),
  )
}

// Twenty-seven pictures and three browsers: on a busy machine longer than a page takes.
test.setTimeout(180_000)

test('snapshots are made, are the same when drawn again, and find a blue that is a little brighter', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-snapshots-'))
  const tenants = join(folder, 'tenants')
  await cp(join(house, 'tenants/harbor'), join(tenants, 'harbor'), { recursive: true })
  await rm(join(tenants, 'harbor/snapshots'), { recursive: true, force: true })
  const storybook = join(house, 'storybook-static')

  const before = await snapshots(tenants, storybook)
  expect(before.said).toContain(
    'harbor: has no snapshots yet; make them: pnpm snapshots --tenant harbor --update',
  )
  expect(before.code).toBe(1)

  const made = await snapshots(tenants, storybook, '--update')
  expect(made.said).toContain('harbor: kept, 9 new, 0 the same')
  expect(made.code).toBe(0)

  const again = await snapshots(tenants, storybook)
  expect(again.said).toContain('harbor: compared, 9 the same')
  expect(again.code).toBe(0)

  await inAnotherColor(storybook, join(folder, 'storybook'))
  const changed = await snapshots(tenants, join(folder, 'storybook'))
  expect(changed.said).toMatch(/harbor: compared, \d changed, \d the same; see .*harbor\.html/)
  expect(changed.code).toBe(1)
  const report = await readFile(join(tenants, '.snapshots/harbor.html'), 'utf8')
  expect(report).toContain('actions-button--primary')
  expect(report.match(/<figcaption>(?:Before|After|Difference)/g)?.length).toBeGreaterThan(2)
  await rm(folder, { recursive: true })
})
