import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildFolder } from './build-folder.ts'
import type { Compiled } from './page/compiled.ts'
import { branding, compiled, folder, defaultMessages, renderLogIn } from './testing.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'build-'))
  for (const slug of ['elm', 'oak']) writeTenant(slug)
})
afterEach(() => rmSync(place, { recursive: true }))

const tenants = (): string => join(place, 'tenants')
const dist = (): string => join(place, 'dist')
const page = (slug: string): string => readFileSync(join(dist(), slug, 'login.html'), 'utf8')

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(tenants(), path)), { recursive: true })
  writeFileSync(join(tenants(), path), content)
}

/** Writes a tenant's complete folder. */
function writeTenant(slug: string, changes: Parameters<typeof branding>[1] = {}): void {
  const { tenant, logos } = folder(slug)
  write(`${slug}/tenant.json`, JSON.stringify(tenant))
  write(`${slug}/branding.json`, JSON.stringify(branding(slug, changes)))
  for (const [file, content] of logos) write(`${slug}/logos/${file}`, content)
}

const build = (application: Compiled = compiled(), only?: string) =>
  buildFolder({ folder: tenants(), defaultMessages, compiled: application, dist: dist(), only })

describe('a second build', () => {
  it('A second build neither renders nor writes an unchanged tenant', async () => {
    expect(await build()).toMatchObject({ tenants: 2, unchanged: 0, problems: [], failed: [] })
    const render = vi.fn(renderLogIn)
    const before = statSync(join(dist(), 'elm')).ino
    expect(await build(compiled({ renderLogIn: render }))).toMatchObject({ unchanged: 2, written: 0 })
    expect(render).not.toHaveBeenCalled()
    expect(statSync(join(dist(), 'elm')).ino).toBe(before)
  })

  it('A second build writes only the changed files of a changed tenant', async () => {
    await build()
    writeTenant('elm', { phone_support: '(888) 555-0199' })
    const built = await build()
    expect(built).toMatchObject({ tenants: 2, unchanged: 1 })
    expect(page('elm')).toContain('(888) 555-0199')
    expect(built.written).toBeLessThan(readdirSync(join(dist(), 'elm')).length)
  })

  it('A second build renders all tenants if the application or the default messages have changed', async () => {
    await build()
    expect(await build(compiled({ digest: 'application-2' }))).toMatchObject({ unchanged: 0 })
    const withGreeting = new Map([
      ...defaultMessages,
      ['en', new Map([...(defaultMessages.get('en') ?? []), ['auth', { greeting: '' }]])],
    ])
    const rebuilt = await buildFolder({
      folder: tenants(),
      defaultMessages: withGreeting,
      compiled: compiled({ digest: 'application-2' }),
      dist: dist(),
    })
    expect(rebuilt).toMatchObject({ unchanged: 0 })
  })

  it('A second build restores files that were removed from the output', async () => {
    await build()
    rmSync(join(dist(), 'elm/app.html'))
    expect(await build()).toMatchObject({ unchanged: 1, written: 1 })
    expect(existsSync(join(dist(), 'elm/app.html'))).toBe(true)
  })
})

describe('a build of many tenants', () => {
  it('A build of many tenants writes each in worker threads exactly as it would alone', async () => {
    const many = Array.from({ length: 70 }, (_, index) => `bank${index}`)
    for (const slug of many) writeTenant(slug, { emails: { support: `${slug}@banks.example` } })
    mkdirSync(join(dist(), 'bank7'), { recursive: true })
    expect(await build()).toMatchObject({ tenants: 72, unchanged: 0, failed: [] })
    for (const slug of many) expect(page(slug)).toContain(`${slug} Savings`)
    expect(await build()).toMatchObject({ tenants: 72, unchanged: 72, written: 0 })
  }, 60_000)
})

describe('a removed tenant', () => {
  it('A build deletes the output of a removed tenant, and of a renamed one under its old name', async () => {
    await build()
    rmSync(join(tenants(), 'oak'), { recursive: true })
    writeTenant('ash')
    expect(await build()).toMatchObject({ removed: ['oak'], unchanged: 1 })
    expect(slugs()).toEqual(['ash', 'elm'])
  })

  it('A build of one tenant keeps the output of a removed one', async () => {
    await build()
    rmSync(join(tenants(), 'oak'), { recursive: true })
    expect(await build(compiled(), 'elm')).toMatchObject({ removed: [] })
    expect(slugs()).toEqual(['elm', 'oak'])
  })
})

describe('an invalid tenant', () => {
  it('An invalid tenant is reported, keeps its last good output, and does not delay the others', async () => {
    await build()
    write('elm/tenant.json', '{')
    writeTenant('oak', { name: 'Oak & Sons' })
    const { problems, ...built } = await build()
    expect(built).toMatchObject({ tenants: 1, removed: [] })
    expect(problems).toMatchObject([{ file: 'tenants/elm/tenant.json' }])
    expect(page('elm')).toContain('elm Savings')
    expect(page('oak')).toContain('Oak &amp; Sons')
  })

  it('A tenant with a logo that shows nothing is reported, whether it was built before or not', async () => {
    await build()
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 40 10"><path d="M0 0h9v9z"/></svg>'
    for (const slug of ['elm', 'fir']) {
      writeTenant(slug)
      write(`${slug}/logos/hor-color.svg`, logo.replace('<path', `<title>${slug}</title><path`))
    }
    const { problems, ...built } = await build()
    expect(built).toMatchObject({ tenants: 1, unchanged: 1, failed: [] })
    expect(problems.map(({ file, hint }) => [file, hint.split(':')[0]])).toEqual([
      ['tenants/elm/logos/hor-color.svg', 'shows nothing'],
      ['tenants/fir/logos/hor-color.svg', 'shows nothing'],
    ])
    expect(page('elm')).toContain('elm')
    expect(existsSync(join(dist(), 'fir'))).toBe(false)
  })

  it('A tenant that fails while rendering keeps its previous output', async () => {
    await build()
    const failing = compiled({
      digest: 'application-2',
      renderLogIn: (asked) =>
        asked.tenant.slug === 'elm' ? Promise.reject(new Error('no drawing')) : renderLogIn(asked),
    })
    const before = page('elm')
    expect(await build(failing)).toMatchObject({
      tenants: 1,
      failed: [{ slug: 'elm', reason: 'no drawing' }],
    })
    expect(page('elm')).toBe(before)
    expect(slugs()).toEqual(['elm', 'oak'])
  })

  it('Two tenants that claim the same host name are both reported, and neither is built', async () => {
    for (const slug of ['elm', 'oak']) {
      const { tenant } = folder(slug)
      write(`${slug}/tenant.json`, JSON.stringify({ ...Object(tenant), hosts: ['save.example'] }))
    }
    const { problems } = await build()
    expect(problems.map(({ file }) => file)).toEqual(['tenants/elm/tenant.json', 'tenants/oak/tenant.json'])
    expect(existsSync(dist()) ? slugs() : []).toEqual([])
  })
})

describe('an interrupted build', () => {
  it('A build restores the output that an interrupted build had moved but not replaced', async () => {
    await build()
    renameSync(join(dist(), 'elm'), join(dist(), '.elm.old'))
    mkdirSync(join(dist(), '.elm.half'))
    expect(await build()).toMatchObject({ unchanged: 2, written: 0 })
    expect(slugs()).toEqual(['elm', 'oak'])
  })

  it('A build that was interrupted while writing leaves the served output unchanged', async () => {
    await build()
    mkdirSync(join(dist(), '.elm.half'))
    writeFileSync(join(dist(), '.elm.half/login.html'), '<p>hal')
    expect(await build()).toMatchObject({ unchanged: 2 })
    expect(slugs()).toEqual(['elm', 'oak'])
  })
})

/** The folders in the output, including dot folders. */
function slugs(): string[] {
  return readdirSync(dist(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}
