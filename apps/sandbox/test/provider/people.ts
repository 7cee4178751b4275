import { disclosuresSchema } from '@coffer/api-client/disclosures/schema'
import { linkedAccountsSchema } from '@coffer/api-client/linking/schema'
import * as v from 'valibot'
import type { Answer, Outsider } from './outsider.ts'
import type { Sandbox } from './sandbox.ts'

type At = Pick<Sandbox, 'visit' | 'outbox'>

export const password = 'Correct-horse battery 9'

let count = 0
export const newEmail = () => `person-${(count += 1)}@example.com`

/** Registers, and opens the link in the email. */
export async function register(sandbox: At, email = newEmail(), tenant = 'harbor') {
  const visitor = sandbox.visit(tenant)
  await visitor.post('/register', { email, password, password_confirmation: password, locale: 'en' })
  await visitor.send('GET', await linkSentTo(sandbox, email, tenant))
  return { email, visitor }
}

export async function linkSentTo(sandbox: At, email: string, tenant = 'harbor'): Promise<string> {
  const [latest] = await sandbox.outbox(email, tenant)
  const link = latest?.links[0]
  if (link === undefined) throw new Error(`No link was sent to ${email}.`)
  return link
}

export async function codeSentTo(sandbox: At, to: string, tenant = 'harbor'): Promise<string> {
  const [latest] = await sandbox.outbox(to, tenant)
  if (typeof latest?.code !== 'string') throw new Error(`No code was sent to ${to}.`)
  return latest.code
}

const token = v.object({ token: v.string() })
const nonce = v.object({ nonce_token: v.string() })

/** The sorted statuses of concurrent calls. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

export const tokenIn = (answer: Answer) => v.parse(token, answer.data).token
export const nonceIn = (answer: Answer) => v.parse(nonce, answer.data).nonce_token

/** Sends email and password: the token then needs a code. */
export async function giveLogIn(visitor: Outsider, email: string, secret = password): Promise<Answer> {
  const answer = await visitor.post('/login', { email, password: secret })
  if (answer.status === 200) visitor.bearer = tokenIn(answer)
  return answer
}

/** Requests a code by email and enters it. */
export async function giveCode(
  sandbox: At,
  visitor: Outsider,
  email: string,
  more: Record<string, unknown> = {},
  tenant = 'harbor',
): Promise<Answer> {
  const sent = await visitor.get('/mfa-select/email')
  const code = await codeSentTo(sandbox, email, tenant)
  const answer = await visitor.post(`/mfa-verify/${nonceIn(sent)}`, { code, ...more })
  if (answer.status === 200) visitor.bearer = tokenIn(answer)
  return answer
}

/** A new user, registered and fully logged in. */
export async function loggedIn(sandbox: At, tenant = 'harbor') {
  const { email, visitor } = await register(sandbox, newEmail(), tenant)
  await giveLogIn(visitor, email)
  await giveCode(sandbox, visitor, email, {}, tenant)
  return { email, visitor }
}

let people = 100

/** Fields of step basic, with a unique social security number of the given ending. */
export const basicDetails = (lastFour = '4321') => ({
  step: 'basic',
  first_name: 'Ann',
  last_name: 'O’Neill',
  date_of_birth: '1990-02-28',
  ssn: `${(people += 1)}12${lastFour}`,
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

/** A user with a confirmed application, reviewed by the last four digits of its number. */
export async function reviewed(sandbox: At & Pick<Sandbox, 'operate'>, lastFour: string, tenant = 'harbor') {
  const person = await loggedIn(sandbox, tenant)
  const confirmed = { step: 'confirmed', certify: true }
  for (const step of [basicDetails(lastFour), addressDetails, employerDetails, confirmed])
    await person.visitor.patch('/depositor', step)
  await sandbox.operate('POST', '/jobs/run')
  return person
}

const fastlink = v.object({ access_token: v.string() })

/** Links a bank as the linking page would. */
export async function linkAtOnce(
  sandbox: Pick<Sandbox, 'operate'>,
  visitor: Outsider,
  tenant = 'harbor',
): Promise<Answer> {
  const { access_token } = v.parse(fastlink, (await visitor.get('/fastlink')).data)
  const result = await sandbox.operate('POST', `/fastlink/complete?tenant=${tenant}`, {
    access_token,
    institution: 16_441,
    outcome: 'success',
  })
  return visitor.post('/link/fastlink', result)
}

/** Signs all active disclosures and makes the first deposit. */
export async function signAndFund(visitor: Outsider, amount: number): Promise<Answer> {
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

/** A user with an open account and a pending first deposit of 2,500.00. */
export async function customer(sandbox: At & Pick<Sandbox, 'operate'>, tenant = 'harbor') {
  const person = await reviewed(sandbox, '0001', tenant)
  await linkAtOnce(sandbox, person.visitor, tenant)
  await signAndFund(person.visitor, 250_000)
  return person
}

/** Logged in on another device. */
export async function anotherDevice(
  sandbox: At,
  email: string,
  { secret = password, tenant = 'harbor' } = {},
): Promise<Outsider> {
  const visitor = sandbox.visit(tenant)
  await giveLogIn(visitor, email, secret)
  await giveCode(sandbox, visitor, email, {}, tenant)
  return visitor
}
