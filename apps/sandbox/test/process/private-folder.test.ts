import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFolder } from '../../src/database/open-pglite.ts'
import { onFolder, ProviderProcess } from './provider-process.ts'
import { seedFolder } from '../../chaos/seed.ts'

let home: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'sandbox-private-'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Paths that others than their owner can reach, with their modes. A folder with the mode 0700 protects what is in it. */
function accessiblePaths(path: string): string[] {
  const stats = lstatSync(path)
  const mode = stats.mode & 0o777
  if ((mode & 0o077) === 0) return []
  const inner = stats.isDirectory()
    ? readdirSync(path).flatMap((name) => accessiblePaths(join(path, name)))
    : []
  return [`${mode.toString(8)} ${path}`, ...inner]
}

const makeReadable = (folder: string) => spawnSync('chmod', ['-R', 'a+rwX', folder])

describe('a data folder', () => {
  it('A data folder is private to its owner, with database, lock, secret and what a call writes', async () => {
    const folder = join(home, 'new')
    await seedFolder(folder, ['active'])
    const running = new ProviderProcess(onFolder(folder), await freePort())
    await running.start()
    await running.send('GET', '/sanctum/csrf-cookie')
    const paths = accessiblePaths(folder)
    const names = readdirSync(folder).toSorted()
    await running.kill()
    expect(paths).toEqual([])
    expect(names).toEqual(['lock', 'postgres', 'secret'])
  }, 120_000)

  it('A data folder of an earlier release is made private by the next start', async () => {
    const folder = join(home, 'earlier')
    const first = await openFolder(folder)
    await first.engine.close()
    makeReadable(folder)
    expect(accessiblePaths(folder).length).toBeGreaterThan(100)
    const second = await openFolder(folder)
    await second.engine.close()
    expect(accessiblePaths(folder)).toEqual([])
  }, 120_000)

  it('A data folder with files of others keeps its mode, and the data in it is private', async () => {
    const folder = join(home, 'shared')
    mkdirSync(folder)
    writeFileSync(join(folder, 'notes.txt'), 'of somebody else')
    chmodSync(join(folder, 'notes.txt'), 0o644)
    chmodSync(folder, 0o755)
    const { engine } = await openFolder(folder)
    await engine.close()
    expect(accessiblePaths(folder)).toEqual([`755 ${folder}`, `644 ${join(folder, 'notes.txt')}`])
  }, 120_000)
})
