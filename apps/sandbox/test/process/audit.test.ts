import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFolder } from '../../src/database/open-pglite.ts'
import { seedFolder } from '../../chaos/seed.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-audit-'))
  await seedFolder(folder, ['manual'])
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function audit(options: readonly string[] = [], data = folder) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/audit.ts'), ...options], {
    env: { ...process.env, DATABASE_URL: '', COFFER_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { code: child.exitCode, output }
}

describe('the audit command', () => {
  it('The audit command reports each tenant, and succeeds if the ledgers are balanced', async () => {
    const { code, output } = await audit()
    expect(output).toContain('harbor: balanced')
    expect(output).toContain('juniper: balanced')
    expect(output).toMatch(/recomputed: [1-9]\d* accounts/)
    expect(code).toBe(0)
  })

  it('The audit command lists its findings, of the named tenant alone, and exits with 1', async () => {
    const { engine } = await openFolder(folder)
    await engine.transaction(async (connection) => {
      await connection.execute(sql`update ledger_accounts set balance_cents = 7 where kind = 'held'`)
    })
    await engine.close()
    const { code, output } = await audit(['--tenant', 'harbor'])
    expect(output).toContain('harbor: 1 contradiction\n')
    expect(output).toMatch(/balance-drifted, account \S+, pocket held, expected 0, is 7/)
    expect(output).not.toContain('juniper')
    expect(code).toBe(1)
  })

  it.each([
    ['an unknown tenant', ['--tenant', 'nobody'], 'contains no tenant'],
    ['an unknown option', ['--all'], "Unknown option '--all'"],
  ])('The audit command exits with 2 for %s', async (_, options, sentence) => {
    const { code, output } = await audit(options)
    expect(output).toContain(sentence)
    expect(code).toBe(2)
  })

  it('The audit command exits with 2 if there is no data, and creates none', async () => {
    const { code, output } = await audit([], join(folder, 'nothing'))
    expect(output).toContain('has no data of the sandbox')
    expect(code).toBe(2)
  })
})
