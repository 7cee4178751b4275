import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { secretsFrom, loadFolderSecrets } from '../../src/keys/secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const chosen = 'a chosen secret, of at least 32 bytes'

describe('the secret of a data folder', () => {
  it('The secret of a data folder is generated once, for its owner only, even after an interrupted start', () => {
    writeFileSync(join(folder, 'secret.new'), 'half a sec', { mode: 0o644 })
    const { current, previous } = loadFolderSecrets(folder, null)
    expect(Buffer.byteLength(current)).toBeGreaterThanOrEqual(32)
    expect(previous).toEqual([])
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
    expect(loadFolderSecrets(folder, null)).toEqual({ current, previous: [] })
  })

  it('The secret of a data folder becomes a previous one when another is given', () => {
    const { current: generated } = loadFolderSecrets(folder, null)
    const given = { current: chosen, previous: ['the secret before it, of at least 32 bytes'] }
    expect(loadFolderSecrets(folder, given)).toEqual({
      current: chosen,
      previous: [...given.previous, generated],
    })
  })

  it('The secret of a data folder is not generated when one is given', () => {
    loadFolderSecrets(folder, { current: chosen, previous: [] })
    expect(() => readFileSync(join(folder, 'secret'))).toThrow('ENOENT')
  })

  it('The secret of a data folder is refused if it was cut short', () => {
    writeFileSync(join(folder, 'secret'), 'short\n')
    expect(() => loadFolderSecrets(folder, null)).toThrow(
      `${join(folder, 'secret')} has 5 bytes and needs at least 32`,
    )
  })
})

describe('the secret of the environment', () => {
  it('The secret of the environment can have a previous one beside it during a rotation', () => {
    const variables = { COFFER_SECRET: chosen, COFFER_SECRET_PREVIOUS: 'p'.repeat(32) }
    expect(secretsFrom(variables)).toEqual({ current: chosen, previous: ['p'.repeat(32)] })
    expect(secretsFrom({ COFFER_SECRET: chosen })).toEqual({ current: chosen, previous: [] })
  })

  it('The secret of the environment is counted in bytes', () => {
    expect(secretsFrom({ COFFER_SECRET: 'ñ'.repeat(16) })?.current).toBe('ñ'.repeat(16))
    expect(() => secretsFrom({ COFFER_SECRET: 'n'.repeat(31) })).toThrow('31 bytes')
  })

  it('The secret of the environment may be absent unless DATABASE_URL is set', () => {
    expect(secretsFrom({ COFFER_SECRET: '' })).toBeNull()
    expect(() => secretsFrom({ DATABASE_URL: 'postgres://127.0.0.1/none' })).toThrow(
      'COFFER_SECRET is missing',
    )
  })
})
