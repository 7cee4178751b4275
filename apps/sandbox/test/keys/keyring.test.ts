import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openKeyring } from '../../src/keys/keyring.ts'

const [first, second] = ['1', '2'].map((digit) => digit.repeat(32))
const older = openKeyring({ current: first ?? '', previous: [] })
const newer = openKeyring({ current: second ?? '', previous: [first ?? ''] })

/** A fingerprint without the id of its key. */
const withoutKeyId = (fingerprint: string) => fingerprint.slice(fingerprint.indexOf('.') + 1)

describe('a fingerprint', () => {
  it('A fingerprint is the same for the same value, and differs for another value, use or secret', () => {
    const original = older.fingerprint('ssn', '219099876')
    expect(older.fingerprint('ssn', '219099876')).toBe(original)
    expect(older.fingerprint('ssn', '219099877')).not.toBe(original)
    expect(older.fingerprint('email', '219099876')).not.toBe(original)
    expect(withoutKeyId(newer.fingerprint('ssn', '219099876'))).not.toBe(withoutKeyId(original))
  })

  it('A fingerprint names its key, and contains no plain hash', () => {
    const fingerprint = older.fingerprint('account-number', '021000021:70025554821')
    expect(fingerprint.startsWith(`${older.currentId}.`)).toBe(true)
    const bytes = Buffer.from(withoutKeyId(fingerprint), 'base64url')
    expect(bytes.includes(createHash('sha256').update('021000021:70025554821').digest())).toBe(false)
  })

  it('A fingerprint of the previous secret matches until that secret is removed', () => {
    const old = older.fingerprint('code', '123456')
    expect(newer.matches('code', old, '123456')).toBe(true)
    expect(newer.matches('code', old, '123457')).toBe(false)
    expect(openKeyring({ current: second ?? '', previous: [] }).matches('code', old, '123456')).toBe(false)
  })

  it('A fingerprint can be rewritten without its value, and only if it is unchanged', () => {
    const old = older.fingerprint('email', 'ana@example.com')
    expect(newer.equivalents('email', old)[0]).toBe(newer.fingerprint('email', 'ana@example.com'))
    expect(() => newer.equivalents('ssn', old)).toThrow('authenticate')
    const changed = `${old.slice(0, -2)}${old.at(-2) === 'A' ? 'B' : 'A'}${old.slice(-1)}`
    expect(() => newer.equivalents('email', changed)).toThrow('authenticate')
    expect(() => older.equivalents('email', newer.fingerprint('email', 'ana@example.com'))).toThrow(
      'unknown key',
    )
  })
})

describe('a signature', () => {
  it('A signature is valid for its own use and parts, with the current and the previous secret', () => {
    const signature = older.sign('csrf', ['ab', 'c'])
    expect(newer.isSigned('csrf', ['ab', 'c'], signature)).toBe(true)
    expect(newer.isSigned('csrf', ['ab', 'c'], newer.sign('csrf', ['ab', 'c']))).toBe(true)
    expect(
      openKeyring({ current: second ?? '', previous: [] }).isSigned('csrf', ['ab', 'c'], signature),
    ).toBe(false)
    expect(newer.isSigned('csrf', ['a', 'bc'], signature)).toBe(false)
    expect(newer.isSigned('download', ['ab', 'c'], signature)).toBe(false)
    expect(older.isSigned('csrf', ['ab', 'c'], newer.sign('csrf', ['ab', 'c']))).toBe(false)
  })
})
