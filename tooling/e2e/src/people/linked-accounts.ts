import { requestData, submitByApi } from './application-by-api.ts'
import { at, type LoggedIn, type ProviderClient } from './provider-client.ts'
import type { Person } from './person.ts'

/** The routing numbers of two banks. */
const routingNumbers = { 'Ally Bank': '124003116', 'JPMorgan Chase': '021000021' } as const
export type KnownBank = keyof typeof routingNumbers

const bankDetails = (
  { firstName, lastName }: Person,
  institution: KnownBank = 'JPMorgan Chase',
  accountNumber = '400012345678',
) => ({
  account_type: 'checking',
  routing_number: routingNumbers[institution],
  account_number: accountNumber,
  account_number_confirmation: accountNumber,
  holder_name: `${firstName} ${lastName}`,
})

/** Links by bank details, without a browser; returns the linked account's id. */
export async function linkByDetails(
  wire: ProviderClient,
  person: Person,
  institution?: KnownBank,
  accountNumber?: string,
): Promise<string> {
  const details = bankDetails(person, institution, accountNumber)
  return String(at(await requestData(wire, 'POST', '/link/manual', details), 'uuid'))
}

/** Sends two microdeposit amounts, right or wrong. */
function sendAmounts(wire: ProviderClient, accountId: string, first: number, second: number) {
  const form = new FormData()
  form.set('account_id', accountId)
  form.set('amount_1', String(first))
  form.set('amount_2', String(second))
  return wire.send('POST', '/link/manual/verify', form)
}

/** Completes the linking page without a browser; returns the result that it would pass to the page. */
async function completeLinking(
  wire: ProviderClient,
  { bank: { operator } }: Person,
  institution: string,
): Promise<Record<string, unknown>> {
  const linkingSession = await requestData(wire, 'GET', '/fastlink')
  const result = await operator.call('POST', '/fastlink/complete', {
    access_token: at(linkingSession, 'access_token'),
    institution,
    outcome: 'success',
  })
  const names = ['provider_account_id', 'provider_id', 'request_id', 'sites']
  return Object.fromEntries(names.map((name) => [name, at(result, name)]))
}

export const fetchLinkedAccounts = async (wire: ProviderClient) =>
  at(await requestData(wire, 'GET', '/linked-accounts'), 'accounts')

/** Creates an approved person with an instantly linked account. */
export async function linkInstantlyByApi(person: Person): Promise<LoggedIn> {
  const session = await submitByApi(person)
  await requestData(
    session.wire,
    'POST',
    '/link/fastlink',
    await completeLinking(session.wire, person, 'Ally Bank'),
  )
  return session
}

/** Creates an approved person with pending microdeposits. */
export async function linkManuallyByApi(person: Person): Promise<LoggedIn> {
  const session = await submitByApi(person)
  await linkByDetails(session.wire, person)
  return session
}

/** Chooses the first amount and agrees to every disclosure, so that funding needs only the final press. */
async function agreeByApi({ wire }: LoggedIn, amount: number): Promise<void> {
  await requestData(wire, 'POST', '/initial-fund-amount', { amount })
  const active = await requestData(wire, 'GET', '/disclosures/active')
  if (!Array.isArray(active)) throw new Error('no list of disclosures')
  for (const one of active)
    await requestData(wire, 'POST', `/disclosure/${String(at(one, 'uuid'))}`, {
      attestation: true,
      hash: at(one, 'hash'),
    })
  await requestData(wire, 'GET', '/disclosures?update_step=true')
}

/** Creates a person with an instantly linked account who only has to confirm the funding. */
export async function prepareFunding(person: Person, { amount = 125_000 } = {}): Promise<LoggedIn> {
  const session = await linkInstantlyByApi(person)
  await agreeByApi(session, amount)
  return session
}

interface FundedCustomer {
  session: LoggedIn
  linkedAccountId: string
}

async function fundFrom(session: LoggedIn, linkedAccountId: string): Promise<FundedCustomer> {
  await requestData(session.wire, 'POST', '/fund-my-account', { linked_account_id: linkedAccountId })
  return { session, linkedAccountId }
}

/** Creates a customer with a pending first deposit from an instantly linked account. */
export async function fundByApi(person: Person): Promise<FundedCustomer> {
  const session = await prepareFunding(person)
  return fundFrom(session, String(at(await fetchLinkedAccounts(session.wire), '0', 'uuid')))
}

/** Creates a customer with a first deposit from an account linked by its number, whose last four digits decide the outcome. */
export async function fundByDetails(person: Person, accountNumber: string): Promise<FundedCustomer> {
  const session = await submitByApi(person)
  const id = await linkByDetails(session.wire, person, 'JPMorgan Chase', accountNumber)
  await sendAmounts(session.wire, id, 11, 22)
  await agreeByApi(session, 125_000)
  return fundFrom(session, id)
}
