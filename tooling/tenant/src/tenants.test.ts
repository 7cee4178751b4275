import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { problemLine } from './problem.ts'
import { readTenants } from './tenants.ts'
import { folder, house } from './testing.ts'

let tenants = ''
beforeEach(() => {
  tenants = mkdtempSync(join(tmpdir(), 'tenants-'))
})
afterEach(() => rmSync(tenants, { recursive: true }))

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(tenants, path)), { recursive: true })
  writeFileSync(join(tenants, path), content)
}

function writeTenant(slug: string): void {
  const { tenant, branding, logos } = folder(slug)
  write(`${slug}/tenant.json`, JSON.stringify(tenant))
  write(`${slug}/branding.json`, JSON.stringify(branding))
  for (const [file, content] of logos) write(`${slug}/logos/${file}`, content)
}

const lines = (only?: string): string[] => readTenants(tenants, house, only).problems.map(problemLine)

it('finds a tenant by its folder alone: no list names it', () => {
  writeTenant('elm')
  writeTenant('oak')
  expect(readTenants(tenants, house)).toMatchObject({
    tenants: [{ slug: 'elm' }, { slug: 'oak' }],
    problems: [],
  })
})

it('reads one where one is asked for, whatever is wrong with another', () => {
  writeTenant('elm')
  write('oak/tenant.json', '{')
  expect(readTenants(tenants, house, 'elm')).toMatchObject({ tenants: [{ slug: 'elm' }], problems: [] })
  expect(lines()).toContain('tenants/oak/branding.json: the file is missing; add it')
  expect(lines().join('\n')).toContain('tenants/oak/tenant.json: the file is not JSON')
})

it('says which tenants there are when one is not', () => {
  writeTenant('elm')
  expect(lines('ash')).toEqual(['tenants/ash: the folder is not there; there are elm'])
})

it('does not read a logo of 20 MB', () => {
  writeTenant('elm')
  write('elm/logos/sq-color.svg', new Uint8Array(20_000_000))
  expect(lines()).toContain('tenants/elm/logos/sq-color.svg: the file has 20000000 bytes; simplify it')
})
