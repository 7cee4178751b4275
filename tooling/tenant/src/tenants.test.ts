import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { problemLine } from './problem.ts'
import { readTenants } from './tenants.ts'
import { branding, folder, defaultMessages, writeFolder } from './testing.ts'

let tenants = ''
beforeEach(() => {
  tenants = mkdtempSync(join(tmpdir(), 'tenants-'))
})
afterEach(() => rmSync(tenants, { recursive: true }))

const settings = (slug: string) => ({
  slug,
  hosts: [`${slug}.localhost`],
  apiBase: '/api/v1',
  languages: ['en', 'es'],
  settings: {},
})
const titled = (title: string): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${title}</title><path d="M0 0h9v9z"/></svg>`,
  )

const writeTenant = (slug: string, changes?: Parameters<typeof folder>[1]): void =>
  writeFolder(tenants, folder(slug, changes))

const lines = (only?: string): string[] =>
  readTenants(tenants, defaultMessages, only).problems.map(problemLine)

it('readTenants finds tenants by their folders alone, without a list', () => {
  writeTenant('elm')
  writeTenant('oak')
  expect(readTenants(tenants, defaultMessages)).toMatchObject({
    tenants: [{ slug: 'elm' }, { slug: 'oak' }],
    problems: [],
  })
})

it('readTenants reads the given tenant despite problems of another', () => {
  writeTenant('elm')
  mkdirSync(join(tenants, 'oak'))
  writeFileSync(join(tenants, 'oak/tenant.json'), '{')
  expect(readTenants(tenants, defaultMessages, 'elm')).toMatchObject({
    tenants: [{ slug: 'elm' }],
    problems: [],
  })
  expect(lines()).toContain('tenants/oak/branding.json: the file is missing; add it')
  expect(lines().join('\n')).toContain('tenants/oak/tenant.json: the file is not JSON')
})

it('readTenants lists the tenants for an unknown slug', () => {
  writeTenant('elm')
  expect(lines('ash')).toEqual(['tenants/ash: the folder does not exist; the tenants are elm'])
  expect(lines('elf')).toEqual([
    'tenants/elf: the folder does not exist; did you mean "elm"?; the tenants are elm',
  ])
})

describe('a fingerprint of another tenant', () => {
  const elm = { name: 'Elm Street Savings', short_name: 'Elm Street' }
  const named = (slug: string, changes: Partial<ReturnType<typeof branding>> = {}) =>
    writeTenant(slug, {
      branding: branding(slug, { name: `${slug} Bank of Ohio`, short_name: slug, ...changes }),
    })

  it.each([
    [
      'a copied alternative text',
      { branding: branding('oak', { logo_alt_text: 'Elm Street Savings' }) },
      'tenants/oak/branding.json: logo_alt_text has the name of "elm"; use that of oak instead',
    ],
    [
      'an API at the other’s host',
      { tenant: { ...settings('oak'), apiBase: 'https://elm.localhost/api/v1' } },
      'tenants/oak/tenant.json: apiBase has the host name of "elm"; use that of oak instead',
    ],
    [
      'wording with the other’s address',
      { messageOverrides: new Map([['en', { auth: { greeting: '{{name}}: help@elm.example' } }]]) },
      'tenants/oak/locales/en.json: auth.greeting has the email address of "elm"; use that of oak instead',
    ],
    [
      'the other’s name as the title of a logo',
      { logos: new Map([...folder('oak').logos, ['sq-color.svg', titled('ELM STREET')]]) },
      'tenants/oak/logos/sq-color.svg: a text in it has the name of "elm"; use that of oak instead',
    ],
    [
      'the other’s email address',
      { branding: branding('oak', { emails: { support: 'Help@elm.example' } }) },
      'tenants/oak/branding.json: emails.support is already used by "elm"; choose another',
    ],
    [
      'the host of the other’s log-in page',
      { tenant: { ...settings('oak'), hosts: ['elm.localhost'] } },
      'tenants/oak/tenant.json: hosts, elm.localhost is already used by "elm"; choose another',
    ],
    [
      'the other’s word-mark',
      {
        logos: new Map<string, Uint8Array>([
          ...folder('oak').logos,
          ['hor-color.svg', folder('elm').logos.get('hor-color.svg') ?? new Uint8Array()],
        ]),
      },
      'tenants/oak/logos/hor-color.svg: the drawing is already used by "elm"; replace it with its own',
    ],
  ])('readTenants reports a fingerprint of another tenant: %s', (_, changes, line) => {
    named('elm', { ...elm })
    writeTenant('oak', changes)
    expect(lines('oak')).toEqual([line])
    expect(lines()).toContain(line)
  })

  it('A word of the default messages or of the tenant’s own name is no fingerprint of another tenant', () => {
    named('elm', { name: 'Welcome', short_name: 'Oak' })
    named('oak', { name: 'Royal Oak', short_name: 'Royal Oak', logo_alt_text: 'Welcome to Royal Oak' })
    expect(lines()).toEqual([])
  })

  it('A tenant and its trial with the same name may share everything but host names', () => {
    named('elm', elm)
    const trial = { ...branding('elm', elm), slug: 'elm-trial' }
    writeTenant('elm-trial', { branding: trial, logos: folder('elm').logos })
    expect(lines()).toEqual([])
  })
})
