import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contrastReport } from '@coffer/branding/report'
import { createTheme } from '@coffer/branding/theme'
import { variablesCss } from '@coffer/branding/variables'
import { type BuiltFolder, buildFolder } from '@coffer/tenant-tooling/build-folder'
import type { CheckedTenant } from '@coffer/tenant-tooling/check'
import { type Compiled, readCompiled } from '@coffer/tenant-tooling/compiled'
import { writeGenerated } from '@coffer/tenant-tooling/generate'
import { readDefaultMessages } from '@coffer/tenant-tooling/default-messages'
import { paths } from '@coffer/tenant-tooling/paths'
import { createTenantRenderer } from '@coffer/tenant-tooling/render-tenant'
import { readTenants } from '@coffer/tenant-tooling/tenants'
import { parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const COUNT = 1000
/** Coprime to the numbers of generated names, colors and languages, so that the sample has all of them. */
const SAMPLE_STEP = 23
const MAX_BYTES = 200_000

const place = mkdtempSync(join(tmpdir(), 'thousand-'))
const [folder, dist] = [join(place, 'tenants'), join(place, 'dist')]
const defaultMessages = readDefaultMessages(paths.root)
const sample: CheckedTenant[] = []
let built: BuiltFolder | null = null
let compiled: Compiled | null = null

beforeAll(async () => {
  compiled = await readCompiled(paths.web)
  writeGenerated(folder, COUNT, defaultMessages)
  built = await buildFolder({ folder, defaultMessages, compiled, dist })
  sample.push(...readTenants(folder, defaultMessages).tenants.filter((_, index) => index % SAMPLE_STEP === 0))
}, 120_000)
afterAll(() => rmSync(place, { recursive: true }), 60_000)

const read = (slug: string, path: string): string => readFileSync(join(dist, slug, path), 'utf8')
const outputFiles = (slug: string): readonly string[] =>
  readdirSync(join(dist, slug), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

it('A build renders a thousand tenants, and a second one writes no file of the unchanged tenants', async () => {
  expect(built).toMatchObject({ tenants: COUNT, unchanged: 0, problems: [], failed: [] })
  expect(sample.length).toBeGreaterThan(40)
  const again = compiled && (await buildFolder({ folder, defaultMessages, compiled, dist }))
  expect(again).toMatchObject({ unchanged: COUNT, written: 0 })
})

describe('the sampled tenants', () => {
  it('The output of a tenant contains its own name and no other tenant’s', () => {
    for (const { slug, branding } of sample) {
      const text = outputFiles(slug)
        .filter((file) => !/\.(?:br|gz)$/.test(file))
        .map((file) => readFileSync(file, 'utf8').toLowerCase())
        .join('\n')
      expect(text).toContain(branding.shortName.toLowerCase())
      for (const other of sample.filter((each) => each.slug !== slug)) {
        expect(text).not.toContain(other.slug)
        expect(text).not.toContain(other.branding.shortName.toLowerCase())
      }
    }
  })

  it('The output of a tenant is less than 200 kB', () => {
    const sizes = sample.map(({ slug }) =>
      outputFiles(slug).reduce((sum, file) => sum + statSync(file).size, 0),
    )
    expect(Math.max(...sizes)).toBeLessThan(MAX_BYTES)
  })

  it.each(['login.html', 'registration.html', 'app.html'])(
    'The page %s of a tenant is valid HTML',
    (page) => {
      for (const { slug } of sample) {
        const mistakes: string[] = []
        parse(read(slug, page), { onParseError: ({ code }) => mistakes.push(code) })
        expect([slug, mistakes]).toEqual([slug, []])
      }
    },
  )

  it('The log-in page of a tenant declares its language, slug and branding', () => {
    for (const { slug, wire, tenant } of sample) {
      const html = read(slug, 'login.html')
      expect(html).toContain(`<html lang="${tenant.languages[0]}">`)
      const block: unknown = JSON.parse(/id="tenant">(.*?)<\/script>/.exec(html)?.[1] ?? '')
      expect(block).toMatchObject({ slug, branding: wire, languages: tenant.languages })
    }
  })

  it('The pages of a tenant equal those that are rendered without other tenants', async () => {
    for (const tenant of sample.filter((_, index) => index % 4 === 0)) {
      const alone = compiled && (await createTenantRenderer(compiled, defaultMessages)(tenant))
      for (const page of ['login.html', 'registration.html'])
        expect(read(tenant.slug, page)).toBe(alone?.get(page))
    }
  })

  it('The colors of a tenant’s theme meet the contrast of WCAG AA', () => {
    for (const { slug, branding } of sample) {
      const theme = createTheme(branding)
      expect(read(slug, 'login.html')).toContain(variablesCss(theme.colors))
      expect(contrastReport(theme).filter(({ passes }) => !passes)).toEqual([])
    }
  })

  it('The policy of a tenant allows the inline content of its pages by hash, and nothing unsafe', () => {
    for (const { slug } of sample) {
      const policy = read(slug, '_headers')
      expect(policy).not.toContain('unsafe')
      for (const page of ['login.html', 'registration.html', 'app.html']) {
        const inline = read(slug, page).matchAll(/<style[^>]*>([^<]*)<\/style>|<script>([^<]*)<\/script>/g)
        for (const [, style, script] of inline) {
          const hash = createHash('sha256').update(style ?? script ?? '')
          expect(policy).toContain(hash.digest('base64'))
        }
      }
    }
  })
})
