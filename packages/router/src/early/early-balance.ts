import { partsOfMoney } from '@coffer/i18n/money-parts'

/**
 * Shows the available balance in the waiting frame (apps/web/src/chrome), at the place of the account's card. The frame
 * has its markup in a template, in the language of the page.
 */
export async function showEarlyBalance(accounts: Promise<Response>, language: string): Promise<void> {
  const cents = await readBalance(accounts)
  const template = document.querySelector('[data-waiting] template')
  if (cents === null || !(template instanceof HTMLTemplateElement)) return
  if (document.documentElement.lang !== language) return
  const { sign, currency, whole, point, fraction } = partsOfMoney(cents)
  const shown = document.importNode(template.content, true)
  shown.querySelector('[data-balance=whole]')?.replaceWith(sign + currency + whole)
  shown.querySelector('[data-balance=fraction]')?.replaceWith(point + fraction)
  template.parentElement?.replaceChildren(shown)
}

/** The first account's available balance in cents; null unless the response is a list of accounts. */
async function readBalance(accounts: Promise<Response>): Promise<number | null> {
  try {
    const body: unknown = await (await accounts).clone().json()
    const data = body instanceof Object && 'data' in body ? body.data : null
    const first: unknown = Array.isArray(data) ? data[0] : null
    const cents = first instanceof Object && 'available_balance' in first ? first.available_balance : null
    return typeof cents === 'number' ? cents : null
  } catch {
    return null
  }
}
