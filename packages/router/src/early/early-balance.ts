import { partsOfMoney } from '@coffer/i18n/money-parts'
import { readFirstAccount } from './read-data.ts'

/**
 * Shows the available balance in the waiting frame (apps/web/src/chrome), at the place of the account's card. The frame
 * has its markup in a template, in the language of the page.
 */
export async function showEarlyBalance(accounts: Promise<Response>, language: string): Promise<void> {
  const account = await readFirstAccount(accounts)
  const cents = account?.available_balance
  const template = document.querySelector('[data-waiting] template')
  if (typeof cents !== 'number' || !(template instanceof HTMLTemplateElement)) return
  if (document.documentElement.lang !== language) return
  const { sign, currency, whole, point, fraction } = partsOfMoney(cents)
  const shown = document.importNode(template.content, true)
  shown.querySelector('[data-balance=whole]')?.replaceWith(sign + currency + whole)
  shown.querySelector('[data-balance=fraction]')?.replaceWith(point + fraction)
  template.parentElement?.replaceChildren(shown)
}
