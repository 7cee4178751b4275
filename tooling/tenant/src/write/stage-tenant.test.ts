import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TenantFiles } from '../render-tenant.ts'
import { putInPlace } from './swap-folder.ts'
import { stageTenant } from './stage-tenant.ts'

let dist = ''
let folder = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'tenant-'))
  folder = join(dist, 'elm')
})
afterEach(() => rmSync(dist, { recursive: true }))

const page = '<p>hello</p>'.repeat(400)
const drawing = `<svg>${'<path/>'.repeat(800)}</svg>`
const files = new Map([
  ['login.html', page],
  ['logos/mark.svg', '<svg/>'],
  ['logos/name.svg', drawing],
  ['_headers', '/*\n'],
])
/** Stages the files and puts them in place. */
function writeTenant(into: string, rendered: TenantFiles): number {
  const written = stageTenant(into, rendered)
  if (written > 0) putInPlace(into)
  return written
}

const long = new Date('2020-01-01T00:00:00Z')

it('stageTenant writes each file, and a compressed form of files that are sent', () => {
  expect(writeTenant(folder, files)).toBe(4)
  expect(readFileSync(join(folder, 'login.html'), 'utf8')).toBe(page)
  expect(brotliDecompressSync(readFileSync(join(folder, 'login.html.br'))).toString()).toBe(page)
  expect(brotliDecompressSync(readFileSync(join(folder, 'logos/name.svg.br'))).toString()).toBe(drawing)
})

it('stageTenant compresses neither small files nor files that are never sent', () => {
  writeTenant(folder, new Map([...files, ['_headers', page]]))
  for (const path of ['logos/mark.svg', '_headers'])
    expect([existsSync(join(folder, path)), existsSync(join(folder, `${path}.br`))]).toEqual([true, false])
})

it('stageTenant keeps unchanged files', () => {
  writeTenant(folder, files)
  utimesSync(join(folder, 'login.html'), long, long)
  expect(writeTenant(folder, new Map([...files, ['_headers', '/new\n']]))).toBe(1)
  expect(statSync(join(folder, 'login.html')).mtime).toEqual(long)
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toBe('/new\n')
})

it('stageTenant restores a missing compressed file', () => {
  writeTenant(folder, files)
  rmSync(join(folder, 'login.html.br'))
  expect(writeTenant(folder, files)).toBe(1)
})

it('stageTenant removes files that are no longer rendered', () => {
  writeTenant(folder, files)
  writeTenant(folder, new Map([['login.html', page]]))
  expect(existsSync(join(folder, 'logos/mark.svg'))).toBe(false)
})

it('stageTenant leaves the output unchanged if it fails halfway', () => {
  writeTenant(folder, files)
  // _headers would have to be a file and a folder, so writing fails after the first files.
  const impossible = new Map([...files, ['login.html', 'new'], ['_headers/inside', '']])
  expect(() => writeTenant(folder, impossible)).toThrow('_headers')
  expect(readFileSync(join(folder, 'login.html'), 'utf8')).toBe(page)
  expect(writeTenant(folder, files)).toBe(0)
  expect(readdirSync(dist)).toEqual(['elm'])
})
