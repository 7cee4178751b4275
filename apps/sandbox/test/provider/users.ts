import { disclosuresSchema } from '@coffer/api-client/disclosures/schema'
import { linkedAccountsSchema } from '@coffer/api-client/linking/schema'
import * as v from 'valibot'
import type { ApiResponse, HttpClient } from './http-client.ts'
import type { Sandbox } from './sandbox.ts'
import { newSsn } from './ssn.ts'

type SandboxAccess = Pick<Sandbox, 'newClient' | 'outbox'>

export const password = 'Correct-horse battery 9'

let count = 0
export const newEmail = () => `person-${(count += 1)}@example.com`

/** A unique number for each user, as codes are limited by destination. */
let phones = 1_000
export const newPhone = () => `415555${(phones += 1)}`

/** Registers a user, and verifies the email by its link. */
export async function register(sandbox: SandboxAccess, email = newEmail(), tenant = 'harbor') {
  const visitor = sandbox.newClient(tenant)
  await visitor.post('/register', { email, password, password_confirmation: password, locale: 'en' })
  await visitor.post('/email/verify', await linkFieldsSentTo(sandbox, email, tenant))
  return { email, visitor }
}

export async function linkSentTo(sandbox: SandboxAccess, email: string, tenant = 'harbor'): Promise<string> {
  const [latest] = await sandbox.outbox(email, tenant)
  const link = latest?.links[0]
  if (link === undefined) throw new Error(`No link was sent to ${email}.`)
  return link
}

/** Fields in the fragment of the link in the latest email. */
export const linkFieldsSentTo = async (
  ...args: Parameters<typeof linkSentTo>
): Promise<Record<string, string>> => parseFragment(await linkSentTo(...args))

const parseFragment = (link: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)))

export async function codeSentTo(sandbox: SandboxAccess, to: string, tenant = 'harbor'): Promise<string> {
  const [latest] = await sandbox.outbox(to, tenant)
  if (typeof latest?.code !== 'string') throw new Error(`No code was sent to ${to}.`)
  return latest.code
}

const token = v.object({ token: v.string() })
const sentCode = v.object({ nonce_token: v.string() })

/** Sorted statuses of concurrent calls. */
export const sortedStatuses = (answers: readonly ApiResponse[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

export const tokenIn = (answer: ApiResponse) => v.parse(token, answer.data).token
export const nonceIn = (answer: ApiResponse) => v.parse(sentCode, answer.data).nonce_token

/** Submits email and password; the token of the response still needs a code. */
export async function submitPassword(
  visitor: HttpClient,
  email: string,
  secret = password,
): Promise<ApiResponse> {
  const answer = await visitor.post('/login', { email, password: secret })
  if (answer.status === 200) visitor.bearer = tokenIn(answer)
  return answer
}

/** Requests a code by email and enters it. */
export async function submitCode(
  sandbox: SandboxAccess,
  visitor: HttpClient,
  email: string,
  more: Record<string, unknown> = {},
  tenant = 'harbor',
): Promise<ApiResponse> {
  const sent = await visitor.get('/mfa-select/email')
  const code = await codeSentTo(sandbox, email, tenant)
  const answer = await visitor.post(`/mfa-verify/${nonceIn(sent)}`, { code, ...more })
  if (answer.status === 200) visitor.bearer = tokenIn(answer)
  return answer
}

/** Requests a code by email, without entering it. */
export async function requestCode(sandbox: SandboxAccess, visitor: HttpClient, email: string) {
  const nonce = nonceIn(await visitor.get('/mfa-select/email'))
  return { nonce, code: await codeSentTo(sandbox, email) }
}

/** Six digits other than the given ones. */
export const wrongCodeFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const ownEmail = v.object({ email: v.string() })

/** Confirms with a code to the user's own email, as sensitive changes require. */
export async function stepUp(sandbox: SandboxAccess, visitor: HttpClient, tenant = 'harbor'): Promise<void> {
  const { email } = v.parse(ownEmail, (await visitor.get('/user')).data)
  const nonceToken = nonceIn(await visitor.get('/mfa-select/email'))
  const code = await codeSentTo(sandbox, email, tenant)
  const { status } = await visitor.post(`/mfa-verify/${nonceToken}`, { code })
  if (status !== 200) throw new Error(`The code was refused with ${status}.`)
}

/** Adds a phone, or changes it, and confirms the new number. */
export const addPhone = (sandbox: SandboxAccess, visitor: HttpClient, phone: string): Promise<void> =>
  changeContact(sandbox, visitor, { phone })

/** Changes the email or the phone, and confirms the new one. */
export async function changeContact(
  sandbox: SandboxAccess,
  visitor: HttpClient,
  contact: { readonly email: string } | { readonly phone: string },
  current_password = password,
): Promise<void> {
  await stepUp(sandbox, visitor)
  const [type, value] = 'email' in contact ? ['email', contact.email] : ['phone', contact.phone]
  const sent = await visitor.post(`/mfa-confirm-update/${type}`, { ...contact, current_password })
  await visitor.post(`/mfa-verify/${nonceIn(sent)}`, { code: await codeSentTo(sandbox, value) })
  const { status } = await visitor.patch('/user', contact)
  if (status !== 200) throw new Error(`The ${type} was refused with ${status}.`)
}

/** Registers a new user, and logs them in with a code. */
export async function logInNewUser(sandbox: SandboxAccess, tenant = 'harbor') {
  const { email, visitor } = await register(sandbox, newEmail(), tenant)
  await submitPassword(visitor, email)
  await submitCode(sandbox, visitor, email, {}, tenant)
  return { email, visitor }
}

/** Fields of the basic step, with a unique social security number of the given ending. */
export const basicDetails = (lastFour = '4321') => ({
  step: 'basic',
  first_name: 'Ann',
  last_name: 'O’Neill',
  date_of_birth: '1990-02-28',
  ssn: newSsn(lastFour),
  phone: '(415) 555-0123',
})

export const addressDetails = {
  step: 'address',
  address_line1: '12 Main Street',
  city: 'Portland',
  state: 'Maine',
  postal_code: '04101',
}

export const employerDetails = { step: 'employer', employment_status: 'retired' }

/** Adds a user with a confirmed application, whose review depends on the last four digits of the number. */
export async function addReviewedUser(
  sandbox: SandboxAccess & Pick<Sandbox, 'callOperator'>,
  lastFour: string,
  tenant = 'harbor',
) {
  const person = await logInNewUser(sandbox, tenant)
  const confirmed = { step: 'confirmed', certify: true }
  for (const step of [basicDetails(lastFour), addressDetails, employerDetails, confirmed])
    await person.visitor.patch('/depositor', step)
  await sandbox.callOperator('POST', '/jobs/run')
  return person
}

const fastlink = v.object({ access_token: v.string() })

/** Links a bank as the linking page does. */
export async function linkInstantly(
  sandbox: Pick<Sandbox, 'callOperator'>,
  visitor: HttpClient,
  tenant = 'harbor',
  institution = 16_441,
): Promise<ApiResponse> {
  const { access_token } = v.parse(fastlink, (await visitor.get('/fastlink')).data)
  const result = await sandbox.callOperator('POST', `/fastlink/complete?tenant=${tenant}`, {
    access_token,
    institution,
    outcome: 'success',
  })
  return visitor.post('/link/fastlink', result)
}

/** Signs all active disclosures and makes the first deposit. */
export async function signAndFund(visitor: HttpClient, amount: number): Promise<ApiResponse> {
  await visitor.post('/initial-fund-amount', { amount })
  for (const { uuid, hash } of v.parse(disclosuresSchema, (await visitor.get('/disclosures/active')).data))
    await visitor.post(`/disclosure/${uuid}`, { attestation: true, hash })
  await visitor.get('/disclosures?all=true&update_step=true')
  const { accounts } = v.parse(linkedAccountsSchema, (await visitor.get('/linked-accounts')).data)
  return visitor.post(
    '/fund-my-account',
    { linked_account_id: accounts[0]?.uuid },
    { 'idempotency-key': crypto.randomUUID() },
  )
}

/** Adds a user with an open account and a pending first deposit of $2,500.00. */
export async function addCustomer(sandbox: SandboxAccess & Pick<Sandbox, 'callOperator'>, tenant = 'harbor') {
  const person = await addReviewedUser(sandbox, '0001', tenant)
  await linkInstantly(sandbox, person.visitor, tenant)
  await signAndFund(person.visitor, 250_000)
  return person
}

/** Logs in on another device, and returns its client. */
export async function logInOnAnotherDevice(
  sandbox: SandboxAccess,
  email: string,
  { secret = password, tenant = 'harbor' } = {},
): Promise<HttpClient> {
  const visitor = sandbox.newClient(tenant)
  await submitPassword(visitor, email, secret)
  await submitCode(sandbox, visitor, email, {}, tenant)
  return visitor
}
