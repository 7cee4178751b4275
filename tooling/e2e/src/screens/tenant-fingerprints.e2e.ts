import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../journey.ts'
import { slugs, tenantUnderTest } from './tenants.ts'
import { type PageContent, findFingerprints, collectResponses, pageContent } from './tenant-fingerprints.ts'

const { fingerprints } = tenantUnderTest('juniper')
const of = (what: string) => fingerprints.find((mark) => mark.what === `juniper’s ${what}`)?.text ?? what

/** One leak of each kind, as in a careless page. */
const planted = [
  ['its name in a text', 'name', `<p>Welcome to ${of('name')}</p>`],
  ['its name in the title', 'short name', `<title>${of('short name')}</title>`],
  ['its slug in an alternative text', 'slug', `<img alt="Logo of ${of('slug')}">`],
  ['its host in an address', 'host', `<a href="http://${of('host')}/faq">FAQ</a>`],
  ['its email behind a link', 'support email', `<a href="mailto:${of('support email')}">Write</a>`],
  ['its number behind a link', 'phone in digits', `<a href="tel:${of('phone in digits')}">Call</a>`],
  ['its color in a style', 'primary color', `<p style="color: ${of('primary color')}">x</p>`],
  [
    'its color in a rule',
    'secondary color as a computed style',
    `<style>p{color:${of('secondary color')}}</style>`,
  ],
  ['its color as a role', 'primary color', `<style>:root{--link:${of('primary color')}}</style>`],
  ['its logo drawn in the page', 'logo sq-color.svg', `<svg><path d="${of('logo sq-color.svg')}"/></svg>`],
] as const

test('The search for fingerprints finds a planted leak of every kind, and none in the tenant’s own page', async ({
  page,
}) => {
  for (const [name, what, markup] of planted) {
    await page.setContent(`<!doctype html><html lang="en"><head></head><body>${markup}</body></html>`)
    const found = findFingerprints(await pageContent(page), fingerprints)
    expect(
      found.filter((leak) => leak.startsWith(`juniper’s ${what} in `)),
      name,
    ).not.toEqual([])
  }
  await page.setContent('<!doctype html><title>Log in – Harborlight Savings</title><p>Welcome</p>')
  expect(findFingerprints(await pageContent(page), fingerprints)).toEqual([])
})

test('The search for fingerprints finds a leak in a response, whether it is rendered or not', async ({
  page,
  bankOf,
}) => {
  const { origin } = bankOf('juniper')
  const read = collectResponses(page)
  await page.goto(`${origin}/login`)
  const found = findFingerprints(await read(), fingerprints)
  expect(found).toContain('juniper’s name in what /login answered')
  expect(found.some((leak) => /logo .* in what \/logos\//.test(leak))).toBe(true)
})

/** The code that all tenants share: the built assets, and the provider. */
const sharedCode = [
  'apps/web/dist/client/assets/*.{js,css,svg}',
  'apps/sandbox/src/**/*.{ts,css,js,html,json}',
]

for (const pattern of sharedCode) {
  test(`The shared code in ${pattern} has no fingerprint of a tenant`, () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url))
    const files = globSync(pattern, { cwd: root }).map((file): PageContent => ({
      where: file,
      text: readFileSync(join(root, file), 'utf8'),
    }))
    const marks = slugs.flatMap((slug) => tenantUnderTest(slug).fingerprints)
    expect(files.length).toBeGreaterThan(100)
    expect(findFingerprints(files, marks)).toEqual([])
    const leak = { where: 'a planted leak', text: `const bank = '${of('name')}'` }
    expect(findFingerprints([...files, leak], marks)).toContain('juniper’s name in a planted leak')
  })
}
