import { countPages, readTexts } from '@coffer/pdf-text/pdf-text'
import { expect, type Page, type Request } from '@playwright/test'
import { at, type ProviderClient } from './provider-client.ts'
import type { Person } from './person.ts'

/** The button of a document by its name, or its link if no tab may be opened. */
export const documentButton = (
  page: Page,
  { say }: Person,
  title: string,
  role: 'button' | 'link' = 'button',
) => page.getByRole(role, { name: `${say('documents:open')} ${say('documents:open.what', { title })}` })

/** Opens a document, and returns the URL that the new tab requests: the headless shell has no PDF viewer. */
export async function addressOfDocument(page: Page, open: () => Promise<void>): Promise<string> {
  const isDocument = (request: Request) => new URL(request.url()).pathname.includes('/documents/')
  const [request, tab] = await Promise.all([
    page.context().waitForEvent('request', isDocument),
    page.context().waitForEvent('page'),
    open(),
  ])
  await tab.close()
  return request.url()
}

/** Opens a document, and returns its tab. */
export async function openDocument(page: Page, open: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), open()])
  await tab.waitForURL(/\/documents\//)
  return tab
}

/** The content at a document's URL, fetched without credentials. */
export async function readDocument(page: Page, address: string) {
  const { type, bytes } = await page.evaluate(async (url) => {
    const answer = await fetch(url, { credentials: 'omit' })
    const content = new Uint8Array(await answer.arrayBuffer())
    return { type: answer.headers.get('content-type'), bytes: [...content] }
  }, address)
  expect(type).toBe('application/pdf')
  const content = new Uint8Array(bytes)
  return { pages: countPages(content), texts: readTexts(content) }
}

/** The text next to a label. */
export const textAfter = (texts: readonly string[], label: string): string =>
  texts[texts.indexOf(label) + 1] ?? ''

/** The depositor's name at the bank. */
export async function fetchDepositorName(wire: ProviderClient): Promise<string> {
  const { body } = await wire.send('GET', '/depositor')
  return `${String(at(body, 'data', 'first_name'))} ${String(at(body, 'data', 'last_name'))}`
}

export interface IssuedStatement {
  year: number
  month: number
  opening_balance: number
  closing_balance: number
}

/** The depositor's statements, newest first. */
export async function fetchStatements(wire: ProviderClient): Promise<IssuedStatement[]> {
  const { body } = await wire.send('GET', '/statements')
  const list = at(body, 'data')
  if (!Array.isArray(list)) throw new Error('no list of statements')
  return list.map((one: unknown) => ({
    year: Number(at(one, 'year')),
    month: Number(at(one, 'month')),
    opening_balance: Number(at(one, 'opening_balance')),
    closing_balance: Number(at(one, 'closing_balance')),
  }))
}

const locales = { en: 'en-US', es: 'es-US' } as const

/** Dollars as the bank formats them: "$1,234.56". */
export const dollars = (cents: number, { language }: Person): string =>
  new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' }).format(cents / 100)

/** A statement's name on the screen. */
export function statementTitle({ say, language }: Person, { year, month }: IssuedStatement): string {
  const monthFormat = new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return say('documents:statements.name', { month: monthFormat.format(Date.UTC(year, month - 1, 1)) })
}
