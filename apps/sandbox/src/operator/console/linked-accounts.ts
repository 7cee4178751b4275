import { linkedAccountStatuses } from '@coffer/domain/status'
import { request, type Depositor, type LinkedAccount } from './request.ts'
import { at, choice, element, redraw } from './elements.ts'

/** Shows every linked account of the selected tenant; its status can be set, as by the provider's staff. */
export async function showLinkedAccounts(
  slug: string,
  people: readonly Depositor[],
  act: (action: () => Promise<string>) => void,
): Promise<void> {
  const accounts = await request('GET', '/linked-accounts', `?tenant=${slug}`)
  const emails = new Map(people.map(({ depositor_id, email }) => [depositor_id, email]))
  const setStatus = ({ uuid }: LinkedAccount, status: string) =>
    act(async () => {
      await request('PATCH', '/linked-accounts', `/${uuid}`, { status })
      return `The linked account is ${status}.`
    })
  redraw(
    at('linked-accounts', HTMLElement),
    accounts.map((account) => {
      const email = emails.get(account.depositor_id) ?? ''
      const header = element('th', email)
      header.setAttribute('scope', 'row')
      const status = choice(
        `Status of the linked account of ${email}`,
        linkedAccountStatuses,
        account.status,
        (value) => setStatus(account, value),
      )
      // An archived account stays archived.
      const shown = account.status === 'ARCHIVED' ? account.status : status
      const { institution, account_name, mask, source_type } = account
      return element(
        'tr',
        header,
        element('td', `${institution || 'Unknown bank'}, ${account_name}, ${mask}`),
        element('td', source_type === 'MANUAL' ? 'by its details' : 'instantly'),
        element('td', shown),
      )
    }),
  )
}
