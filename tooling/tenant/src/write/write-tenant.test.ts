import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTenant } from './write-tenant.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenant-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = '<p>hello</p>'.repeat(100)
const files = new Map([
  ['login.html', page],
  ['logos/mark.svg', '<svg/>'],
  ['_headers', '/*\n'],
])

it('writes each file, and the packed form beside a page', () => {
  expect(writeTenant(folder, files)).toBe(3)
  expect(readFileSync(join(folder, 'login.html'), 'utf8')).toBe(page)
  expect(brotliDecompressSync(readFileSync(join(folder, 'login.html.br'))).toString()).toBe(page)
  expect(existsSync(join(folder, '_headers.br'))).toBe(false)
})

it('leaves what has not changed as it lies', () => {
  writeTenant(folder, files)
  const long = new Date('2020-01-01T00:00:00Z')
  utimesSync(join(folder, 'login.html'), long, long)
  expect(writeTenant(folder, files)).toBe(0)
  expect(statSync(join(folder, 'login.html')).mtime).toEqual(long)
})

it('packs again what lost its packed form', () => {
  writeTenant(folder, files)
  rmSync(join(folder, 'login.html.br'))
  expect(writeTenant(folder, files)).toBe(1)
})

it('removes what is no longer stamped', () => {
  writeTenant(folder, files)
  writeTenant(folder, new Map([['login.html', page]]))
  expect(existsSync(join(folder, 'logos/mark.svg'))).toBe(false)
})
