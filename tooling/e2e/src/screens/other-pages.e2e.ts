import { linkingOriginFor } from '@coffer/branding/linking-host'
import { type Page } from '@playwright/test'
import { readTexts } from '@coffer/pdf-text/pdf-text'
import { expect, test } from '../journey.ts'
import { at, logInByApi } from '../people/provider-client.ts'
import { fetchStatements } from '../people/documents.ts'
import { demoDepositor } from '../people/person.ts'
import { otherTenantFingerprints, tenantUnderTest, slugs } from './tenants.ts'
import { findFingerprints, type PageContent } from './tenant-fingerprints.ts'

/** The content at a URL, requested like a page. */
async function opened(page: Page, address: string): Promise<Uint8Array> {
  const bytes = await page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { accept: 'text/html' }, credentials: 'omit' })
    return [...new Uint8Array(await answer.arrayBuffer())]
  }, address)
  return new Uint8Array(bytes)
}

for (const slug of slugs) {
  const { name, language } = tenantUnderTest(slug)
  const otherFingerprints = otherTenantFingerprints(slug)

  test(`The emails, documents, error pages and linking pages of ${name} show no other tenant`, async ({
    page,
    bankOf,
  }) => {
    const bank = bankOf(slug)
    const person = demoDepositor(bank, 'active', { language })
    const { wire } = await logInByApi(person)
    const [statement] = await fetchStatements(wire)
    const issued = await wire.send('GET', `/statements/${statement?.year}/${statement?.month}`)
    const letter = await bank.operator.newest(person.email)
    await page.goto(`${bank.origin}/404.html`)

    const text = async (path: string): Promise<PageContent> => ({
      where: path,
      text: new TextDecoder().decode(await opened(page, path)),
    })
    const paper = await opened(page, String(at(issued.body, 'data', 'download_url')))
    const pages = await Promise.all(['/gone.pdf', '/404.html', '/500.html', '/offline.js'].map(text))
    await page.goto(`${linkingOriginFor(bank.origin)}/`)
    const linking = await Promise.all(['/', '/fastlink/launch'].map(text))
    const seen = [
      { where: 'a letter', text: JSON.stringify(letter) },
      { where: 'a statement', text: readTexts(paper).join(' ') },
      ...pages,
      ...linking,
    ]
    expect(findFingerprints(seen, otherFingerprints)).toEqual([])
    const own = [{ what: 'its name', text: name.toLowerCase() }]
    for (const one of seen) expect(findFingerprints([one], own), `${one.where} has the name`).not.toEqual([])
  })
}
