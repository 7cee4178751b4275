import { request, type Transaction } from './request.ts'
import { at, button, element, readable, redraw } from './elements.ts'

/** Return codes, beginning with those that do not change the linked account. */
const returnCodes = [
  'R01',
  'R09',
  'R02',
  'R03',
  'R04',
  'R05',
  'R07',
  'R08',
  'R10',
  'R11',
  'R16',
  'R20',
  'R29',
]

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/**
 * Shows the newest transactions of one depositor or of all. A transaction that can be returned has controls for it, as
 * if by the other bank.
 */
export async function showTransactions(
  rest: string,
  act: (action: () => Promise<string>) => void,
): Promise<void> {
  const transactions = await request('GET', '/transactions', rest)
  redraw(
    at('transactions', HTMLElement),
    transactions.slice(0, 50).map((one) => {
      const header = element('th', one.email)
      header.setAttribute('scope', 'row')
      return element(
        'tr',
        header,
        element('td', readable(one.date_created)),
        element('td', one.description),
        element('td', `${one.direction === 'PrimaryToLinked' ? '-' : ''}${dollars(one.amount)}`),
        element('td', `${one.status}${one.return_code === null ? '' : ` ${one.return_code}`}`),
        element('td', one.is_returnable ? returnControls(one, act) : ''),
      )
    }),
  )
}

function returnControls(one: Transaction, act: (action: () => Promise<string>) => void): HTMLElement {
  const codes = document.createElement('select')
  codes.append(...returnCodes.map((code) => new Option(code, code)))
  codes.setAttribute('aria-label', `Return code of ${one.description} of ${one.email}`)
  codes.dataset['unsent'] = one.uuid
  const back = button('Return', () =>
    act(async () => {
      await request('POST', '/transactions', `/${one.uuid}/return`, { return_code: codes.value })
      return `${one.description} was returned with ${codes.value}.`
    }),
  )
  back.setAttribute('aria-label', `Return ${one.description}, ${dollars(one.amount)}, of ${one.email}`)
  return element('div', codes, back)
}
