import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { BloomFilter } from '../../src/identity/blocklist/bloom-filter.ts'
import { isLeaked, packedFile } from '../../src/identity/blocklist/leaked-passwords.ts'
import { passwordWeakness } from '../../src/identity/blocklist/password-weakness.ts'
import { readSource } from '../../src/identity/blocklist/read-source.ts'
import { openSandboxForFile } from './sandbox.ts'
import { basicDetails, logInNewUser, newEmail, password } from './users.ts'

const sandbox = await openSandboxForFile({ callsPerMinute: 1_000 })

const leaked = 'This password has appeared in a data breach. Choose another.'
const tooClose = 'This is too close to your name, your email or the bank’s name. Choose another.'

const register = (secret: string, email = newEmail()) =>
  sandbox
    .newClient()
    .post('/register', { email, password: secret, password_confirmation: secret, locale: 'en' })

describe('a new password', () => {
  it.each([
    'Password12345!',
    'P@ssw0rd2026!!',
    'Passw0rd!!!!!!',
    'password.password',
    'Sunshine2024!!',
    'sunshine123456',
    'Superman1234$$',
    'baseball!2025!',
    'football12345678',
    '1q2w3e4r5t6y7u',
    'qwertyuiop[]12',
    'trustno1trustno1',
    'Iloveyou2026!!',
    'Princess!!!123',
    'Dragon123456!',
    'Winter2026!!!!',
  ])('A leaked password is refused at its field: %s', async (weak) => {
    expect(await register(weak)).toMatchObject({ status: 422, errors: { password: [leaked] } })
  })

  it.each([
    ['the email itself', 'jane.doe.4711@example.com'],
    ['a part of the email with a year', 'Jane.Doe.4711!2026'],
    ['the bank’s name', 'Harborlight Savings'],
    ['the bank’s name with a suffix', 'harborlight123!'],
    ['the bank’s name and a common password', 'HarborlightPassword1'],
    ['the bank’s slug and a word', 'harbor2026bank!'],
    ['the bank’s slug twice', 'Harbor-harbor-2026'],
    ['the bank’s host', 'harbor.localhost:41'],
  ])('A new password is refused when it is %s', async (_, weak) => {
    expect(await register(weak, 'jane.doe.4711@example.com')).toMatchObject({
      status: 422,
      errors: { password: [tooClose] },
    })
  })

  it.each(['correct-harbor staple 9', 'nine quiet herons 41', 'Mi casa verde 2031 olmo', 'kW7#vq92!xLp04'])(
    'A new password is accepted when it is “%s”',
    async (good) => {
      expect(await register(good)).toMatchObject({ status: 201 })
    },
  )

  it('A logged-in user’s new password is refused when it is their own name', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await visitor.patch('/depositor', { ...basicDetails(), first_name: 'Guadalupe', last_name: 'Villareal' })
    const own = 'GuadalupeVillareal1990'
    const answer = await visitor.patch('/depositor', {
      step: 'password',
      current_password: password,
      password: own,
      password_confirmation: own,
    })
    expect(answer).toMatchObject({ status: 422, errors: { password: [tooClose] } })
  })
})

it('passwordWeakness accepts a phrase in which a part of the bank’s name is a common word', () => {
  const context = { email: 'a@b.example', names: [null], bank: ['Harborlight Savings', 'Harborlight'] }
  expect(passwordWeakness('savings of nine herons', context)).toBeNull()
})

describe('the packed list', () => {
  const { passwords, stems } = readSource()

  it('The packed list has the 474,743 passwords of its package with eight characters or more', async () => {
    expect(passwords.size).toBe(474_743)
    const { bytes } = BloomFilter.of(new Set([...passwords, ...stems]))
    expect(Buffer.compare(bytes, await readFile(packedFile))).toBe(0)
  })

  it('The packed list finds every entry, and hardly anything else', () => {
    let missed = 0
    for (const entry of passwords) if (!isLeaked(entry)) missed += 1
    expect(missed).toBe(0)
    const others = Array.from({ length: 20_000 }, (_, index) => `no such password ${index}`)
    expect(others.filter(isLeaked).length).toBeLessThan(30)
  })
})
