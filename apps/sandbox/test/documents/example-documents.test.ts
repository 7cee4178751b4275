import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseBranding } from '@coffer/branding/schema'
import { languages } from '@coffer/branding/tenant-schema'
import { readTexts } from '@coffer/pdf-text/pdf-text'
import { expect, it } from 'vitest'
import { readTenants } from '../../src/tenants/read-folder.ts'
import { documentKinds, exampleDocument } from '../../tools/example-documents.ts'

const root = join(import.meta.dirname, '../../../..')
const [tenant] = readTenants(join(root, 'tenants')).all
const parsed = parseBranding(tenant?.branding, { slug: tenant?.slug ?? '' })
if (!parsed.ok) throw new Error('The first tenant has no branding.')
const { branding } = parsed

it.each(documentKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
  'The example of a %s for designers is drawn in %s, in the tenant’s name',
  async (kind, language) => {
    const example = { branding, logo: null, language, verifyAt: 'https://bank.example/verify-document' }
    const texts = readTexts(await exampleDocument(kind, example))
    expect(texts.join(' ')).toContain(branding.name)
  },
)

it('Every kind of document has a story', () => {
  const stories = readFileSync(join(root, 'packages/brand-sheet/src/documents/documents.stories.tsx'), 'utf8')
  const kinds = [...stories.matchAll(/= story\('(\w+)'/g)].map(([, kind]) => kind)
  expect(new Set(kinds)).toEqual(new Set(documentKinds))
})
