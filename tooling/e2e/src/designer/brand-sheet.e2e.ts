import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readDocumentInfo, countPages, readTexts } from '@coffer/pdf-text/pdf-text'
import { expect } from '@playwright/test'
import { test } from './storybook.ts'

// A service worker answers the stories' requests.
test.use({ serviceWorkers: 'allow' })

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const run = promisify(execFile)

const built = join(root, 'storybook-static')

/** The PDF of `npm run brand-sheet -- <slug>` from the built Storybook. */
async function printed(slug: string): Promise<Buffer> {
  if (!existsSync(built)) throw new Error('no storybook-static: npm run storybook:build')
  const folder = await mkdtemp(join(tmpdir(), 'brand-sheet-'))
  try {
    const script = join(root, 'tooling/storybook/src/brand-sheet/main.ts')
    await run(process.execPath, [script, slug, '--out', folder, '--storybook', built])
    return await readFile(join(folder, `${slug}.pdf`))
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('A tenant’s brand sheet is a PDF with its name and colors, and without those of other tenants', async () => {
  const pdf = await printed('solstice')
  const name = 'Solstice Direct Savings Bank of the American Southwest'
  expect(readDocumentInfo(pdf)).toMatchObject({
    title: `Brand sheet – ${name}`,
    author: name,
    language: 'en',
    isTagged: true,
  })
  const text = readTexts(pdf).join(' ')
  for (const own of [name, '#ffc72c', '#b4410c', '#9e7800', 'ayuda@solsticedirect.example'])
    expect(text).toContain(own)
  expect(text).toContain('Your yellow is too light to carry white text')
  expect(text).toContain('Verify your email for Solstice')
  expect(text).not.toMatch(/harborlight|juniper/i)
  expect(countPages(pdf)).toBeLessThan(14)
})

test('npm run brand-sheet refuses a brand that has changed since the Storybook was built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brand-sheet-'))
  const tenants = join(folder, 'tenants')
  const branding = join(tenants, 'solstice/branding.json')
  await cp(join(root, 'tenants/solstice'), join(tenants, 'solstice'), { recursive: true })
  await writeFile(branding, (await readFile(branding, 'utf8')).replace('#ffc72c', '#ffc72d'))
  const script = join(root, 'tooling/storybook/src/brand-sheet/main.ts')
  const args = [script, 'solstice', '--out', join(folder, 'sheets'), '--storybook', built]
  await expect(
    run(process.execPath, args, { env: { ...process.env, COFFER_TENANTS: tenants } }),
  ).rejects.toMatchObject({
    code: 1,
    // Node may print a warning first.
    stderr: expect.stringContaining('solstice: this Storybook has another branding.json; build it again.'),
  })
  expect(await readdir(join(folder, 'sheets'))).toEqual([])
  await rm(folder, { recursive: true })
})
