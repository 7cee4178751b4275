import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onFolder, ProviderProcess } from './provider-process.ts'
import { seedFolder } from '../../chaos/seed.ts'
import { packageFolder } from '../../src/package-folder.ts'
import { testSecret } from '../engine/test-keys.ts'

const main = join(packageFolder, 'dist/main.js')

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sandbox-start-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Runs a command that is expected to end by itself; returns its exit code and its error output. */
const refusedStart = (env: Record<string, string>) => runToEnd(process.execPath, [main], env)
const reset = (folder: string) =>
  runToEnd(process.execPath, [join(import.meta.dirname, '../../src/reset.ts')], { COFFER_DATA: folder })

async function runToEnd(command: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    env: { ...process.env, DATABASE_URL: '', PORT: String(await freePort()), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
  await once(child, 'close')
  return { code: child.exitCode, errorOutput: errorOutput.trim() }
}

describe('a refused start', () => {
  it.each([
    ['on an invalid port', { PORT: 'eighty' }, 'PORT is "eighty", which is not a port number.'],
    [
      'on a database that does not answer',
      { DATABASE_URL: 'postgres://127.0.0.1:1/none', COFFER_SECRET: testSecret },
      "The database at DATABASE_URL can't be reached",
    ],
    [
      'on PostgreSQL without a secret',
      { DATABASE_URL: 'postgres://127.0.0.1:1/none', COFFER_SECRET: '' },
      'COFFER_SECRET is missing, which DATABASE_URL needs',
    ],
    [
      'with a short secret',
      { COFFER_SECRET: 'x'.repeat(31) },
      'COFFER_SECRET has 31 bytes and needs at least 32',
    ],
    [
      'with a short previous secret',
      { COFFER_SECRET: testSecret, COFFER_SECRET_PREVIOUS: 'short' },
      'COFFER_SECRET_PREVIOUS has 5 bytes and needs at least 32',
    ],
    [
      'with a previous secret alone',
      { COFFER_SECRET: '', COFFER_SECRET_PREVIOUS: testSecret },
      'COFFER_SECRET_PREVIOUS is set without COFFER_SECRET',
    ],
  ])('A refused start %s is reported in one sentence', async (_, env, sentence) => {
    const { code, errorOutput } = await refusedStart(env)
    expect(code).toBe(1)
    expect(errorOutput.split('\n')).toHaveLength(1)
    expect(errorOutput).toContain(sentence)
  })

  it('A refused start on a full disk is reported in one sentence', async () => {
    const folder = join(home, 'full')
    const limited = ['-c', 'ulimit -f 2048 && exec "$@"', 'sh', process.execPath, main]
    const { code, errorOutput } = await runToEnd('sh', limited, { COFFER_DATA: folder })
    expect({ code, errorOutput }).toEqual({
      code: 1,
      errorOutput: `The disk of the data folder ${folder} is full: the database needs 96 MiB free.`,
    })
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })

  it('A refused start on a file in place of the data folder is reported in one sentence', async () => {
    const file = join(home, 'file')
    await writeFile(file, 'not a folder')
    const { code, errorOutput } = await refusedStart({ COFFER_DATA: file })
    expect({ code, errorOutput }).toEqual({
      code: 1,
      errorOutput: `${file} is not a folder; set COFFER_DATA to one.`,
    })
  })
})

describe('a data folder', () => {
  it('A data folder is served, guarded against a second process, reopened, left alone when damaged, and deleted', async () => {
    const folder = join(home, 'data')
    const port = await freePort()
    const first = new ProviderProcess(onFolder(folder), port)
    await first.start()

    const second = await refusedStart({ COFFER_DATA: folder })
    expect(second.code).toBe(1)
    expect(second.errorOutput).toMatch(/^Another sandbox \(process \d+\) is using the data folder/)
    const inUse = await reset(folder)
    expect(inUse.code).toBe(1)
    expect(inUse.errorOutput).toMatch(/^Another sandbox \(process \d+\) is using the data folder/)

    await first.kill()
    const taken = createServer().listen(port, '127.0.0.1')
    await once(taken, 'listening')
    const onTaken = await refusedStart({ COFFER_DATA: folder, PORT: String(port) })
    expect(onTaken).toEqual({
      code: 1,
      errorOutput: `Port ${port} is taken; stop what uses it, or set PORT to another.`,
    })
    taken.close()
    await once(taken, 'close')

    // The first port is open by then, and must not keep the process alive.
    const free = await freePort()
    const ofTenant = createServer()
    // If another process has taken it, the test works as well.
    ofTenant.on('error', () => undefined).listen(free + 1, '127.0.0.1')
    expect(await refusedStart({ COFFER_DATA: folder, PORT: String(free), LOCAL_PORTS: 'yes' })).toEqual({
      code: 1,
      errorOutput: `Port ${free + 1} is taken; stop what uses it, or set PORT to another.`,
    })
    ofTenant.close()

    // The killed process left its lock file, which must not block the next start.
    const again = new ProviderProcess(onFolder(folder), port)
    await again.start()
    expect((await again.send('GET', '/api/v1/branding')).status).toBe(200)
    await again.kill()

    const damaged = join(home, 'damaged')
    await cp(folder, damaged, { recursive: true })
    await truncate(join(damaged, 'postgres/global/pg_control'), 10)
    const { code, errorOutput } = await refusedStart({ COFFER_DATA: damaged })
    expect(code).toBe(1)
    expect(errorOutput).toContain("is damaged and can't be opened; nothing was changed")
    expect(await readFile(join(damaged, 'postgres/global/pg_control'))).toHaveLength(10)

    expect(await reset(folder)).toEqual({ code: 0, errorOutput: '' })
    expect(existsSync(folder)).toBe(false)

    const notOurs = await reset(home)
    expect(notOurs.code).toBe(1)
    expect(notOurs.errorOutput).toContain('does not belong to the sandbox; nothing was deleted')
    expect(existsSync(damaged)).toBe(true)
  }, 180_000)

  it('A data folder stays consistent when the process is stopped', async () => {
    const folder = join(home, 'stopped')
    await seedFolder(folder, ['active'])
    const port = await freePort()
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, DATABASE_URL: '', COFFER_DATA: folder, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(child.exitCode).toBe(0)
    await expect(readFile(join(folder, 'lock'))).rejects.toThrow('ENOENT')
  }, 120_000)
})
