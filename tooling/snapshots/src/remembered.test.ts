import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasAgreed, rememberAgreement } from './remembered.ts'

let folder = ''
let memory = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'))
  memory = join(folder, 'deeper/agreed.json')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const now = { stories: 'these', snapshots: 'those' }

it('a tenant has agreed only with the stories and the snapshots that it agreed with', () => {
  expect(hasAgreed(memory, 'harbor', now)).toBe(false)
  rememberAgreement(memory, 'harbor', now)
  expect(hasAgreed(memory, 'harbor', now)).toBe(true)
  expect(hasAgreed(memory, 'harbor', { ...now, stories: 'others' })).toBe(false)
  expect(hasAgreed(memory, 'harbor', { ...now, snapshots: 'others' })).toBe(false)
})

it('what one tenant does is nothing to the others', () => {
  rememberAgreement(memory, 'harbor', now)
  rememberAgreement(memory, 'juniper', now)
  rememberAgreement(memory, 'juniper', null)
  expect(hasAgreed(memory, 'harbor', now)).toBe(true)
  expect(hasAgreed(memory, 'juniper', now)).toBe(false)
})

it('a memory that cannot be read is an empty one', () => {
  rememberAgreement(memory, 'harbor', now)
  writeFileSync(memory, '{ half')
  expect(hasAgreed(memory, 'harbor', now)).toBe(false)
})
