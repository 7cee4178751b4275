import * as v from 'valibot'
import { parseData, type Bank, type Person } from './open-bank.ts'

const session = v.object({ access_token: v.string() })
const succeeded = v.object({
  stage: v.literal('succeeded'),
  finished: v.object({ providerId: v.number(), requestId: v.string(), providerAccountId: v.number() }),
})
const accountChoice = v.object({ accounts: v.array(v.object({ id: v.number() })) })

/** Sends a step of the linking page as its script does. */
export async function callLinkingStep(
  bank: Bank,
  accessToken: string,
  name: string,
  body: Record<string, unknown> = {},
  tenant = 'harbor',
) {
  const response = await bank.app.request(`http://link.${tenant}.localhost:4100/fastlink/session/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

export const readAccessToken = async (person: Person) =>
  parseData(await person.get('/fastlink'), session).access_token

/** Completes the linking page, by default for the first account at JPMorgan Chase; returns the browser's result. */
export async function completeLinking(
  bank: Bank,
  person: Person,
  { name = 'demo', providerId = 16_441, account = 0 } = {},
) {
  const accessToken = await readAccessToken(person)
  await callLinkingStep(bank, accessToken, 'open')
  const login = { provider_id: providerId, username: name, password: name }
  const { answer } = await callLinkingStep(bank, accessToken, 'log-in', login)
  const offered =
    name === 'mfa' ? (await callLinkingStep(bank, accessToken, 'verify', { code: '123456' })).answer : answer
  const { accounts } = v.parse(accountChoice, offered)
  const chosen = await callLinkingStep(bank, accessToken, 'choose', { account_id: accounts[account]?.id })
  const result = v.parse(succeeded, chosen.answer).finished
  return {
    provider_account_id: result.providerAccountId,
    provider_id: result.providerId,
    request_id: result.requestId,
    sites: [],
  }
}

/** Valid bank details. */
export const bankDetails = {
  account_type: 'checking',
  routing_number: '021000021',
  account_number: '123456789',
  account_number_confirmation: '123456789',
  holder_name: 'Ana Diaz',
}

/** Valid bank details with this account number. */
export const bankDetailsWith = (accountNumber: string) => ({
  ...bankDetails,
  account_number: accountNumber,
  account_number_confirmation: accountNumber,
})

export function amountsForm(uuid: string, first = '11', second = '22'): FormData {
  const form = new FormData()
  form.append('account_id', uuid)
  form.append('amount_1', first)
  form.append('amount_2', second)
  return form
}
