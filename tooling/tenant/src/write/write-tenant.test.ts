import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeTenant } from './write-tenant.ts'

let dist = ''
let folder = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'tenant-'))
  folder = join(dist, 'elm')
})
afterEach(() => rmSync(dist, { recursive: true }))

const page = '<p>hello</p>'.repeat(100)
const files = new Map([
  ['login.html', page],
  ['logos/mark.svg', '<svg/>'],
  ['_headers', '/*\n'],
])
const long = new Date('2020-01-01T00:00:00Z')

it('writes each file, and both packed forms beside what is sent', async () => {
  expect(await writeTenant(folder, files)).toBe(3)
  expect(readFileSync(join(folder, 'login.html'), 'utf8')).toBe(page)
  expect(brotliDecompressSync(readFileSync(join(folder, 'login.html.br'))).toString()).toBe(page)
  expect(gunzipSync(readFileSync(join(folder, 'login.html.gz'))).toString()).toBe(page)
  expect(gunzipSync(readFileSync(join(folder, 'logos/mark.svg.gz'))).toString()).toBe('<svg/>')
  expect(existsSync(join(folder, '_headers.br'))).toBe(false)
})

it('leaves what has not changed as it lies', async () => {
  await writeTenant(folder, files)
  utimesSync(join(folder, 'login.html'), long, long)
  expect(await writeTenant(folder, new Map([...files, ['_headers', '/new\n']]))).toBe(1)
  expect(statSync(join(folder, 'login.html')).mtime).toEqual(long)
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toBe('/new\n')
})

it('packs again what lost its packed form', async () => {
  await writeTenant(folder, files)
  rmSync(join(folder, 'login.html.br'))
  expect(await writeTenant(folder, files)).toBe(1)
})

it('removes what is no longer stamped', async () => {
  await writeTenant(folder, files)
  await writeTenant(folder, new Map([['login.html', page]]))
  expect(existsSync(join(folder, 'logos/mark.svg'))).toBe(false)
})

it('leaves what was there as it was when it fails half-way', async () => {
  await writeTenant(folder, files)
  // A file where a folder must be: the second cannot be written once the first is.
  const impossible = new Map([...files, ['login.html', 'new'], ['_headers/inside', '']])
  await expect(writeTenant(folder, impossible)).rejects.toThrow('_headers')
  expect(readFileSync(join(folder, 'login.html'), 'utf8')).toBe(page)
  expect(await writeTenant(folder, files)).toBe(0)
  expect(readdirSync(dist)).toEqual(['elm'])
})
