import { expectFound, expectThat, Problem } from './problem.ts'
import type { Visitor } from './visitor.ts'
import type { World } from './world.ts'

export interface Person {
  readonly email: string
  readonly password: string
  readonly visitor: Visitor
}

export const password = 'Correct-horse lantern 58'
export const newEmail = (): string => `certify-${crypto.randomUUID()}@certify.example`

/** Digits that no other person of any run has had, as far as chance allows. */
export const randomDigits = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join('')

/** A social security number with an area and a group that exist. */
export const newSsn = (): string =>
  `${100 + Number(randomDigits(2))}${10 + Number(randomDigits(1))}7${randomDigits(3)}`

/** A number of the block that North America keeps for fiction. */
export const newPhone = (): string => `${200 + Number(randomDigits(2))}55501${randomDigits(2)}`

export const basicStep = () => ({
  step: 'basic',
  first_name: 'Ann',
  last_name: 'O’Neill',
  date_of_birth: '1990-02-28',
  ssn: newSsn(),
  phone: '4155550123',
})
export const addressStep = {
  step: 'address',
  address_line1: '12 Main Street',
  city: 'Portland',
  state: 'ME',
  postal_code: '04101',
}
export const employerStep = { step: 'employer', employment_status: 'retired' }
export const confirmedStep = { step: 'confirmed', certify: true }

/** Registers a person, who follows the link in the email. */
export async function register(world: World, email = newEmail()): Promise<Person> {
  const visitor = world.stranger()
  const body = { email, password, password_confirmation: password, locale: 'en' }
  await visitor.request('POST /register', { body })
  const link = await world.requireControl().readLink(email)
  const { state } = await visitor.request('POST /email/verify', { body: link })
  expectThat(state === 'verified', `POST /email/verify: state is ${state}, not verified`)
  return { email, password, visitor }
}

/** Sends email and password; the token still waits for a code. */
export async function sendPassword({ email, password: secret, visitor }: Person) {
  const answer = await visitor.request('POST /login', { body: { email, password: secret } })
  visitor.bearer = answer.token
  return answer
}

/** Asks for a code by email, reads it and enters it. */
export async function enterCode(
  world: World,
  { email, visitor }: Person,
  more: Record<string, unknown> = {},
) {
  const { nonceToken } = await visitor.request('GET /mfa-select/{type}', { params: { type: 'email' } })
  const code = await world.requireControl().readCode(email)
  const body = { code, ...more }
  const answer = await visitor.request('POST /mfa-verify/{nonceToken}', { params: { nonceToken }, body })
  visitor.bearer = answer.token
  return answer
}

export async function logIn(world: World, person: Person): Promise<Person> {
  await sendPassword(person)
  await enterCode(world, person)
  return person
}

/** Logs in again in another browser, such as after the clock was moved. */
export const logInAgain = (world: World, person: Person): Promise<Person> =>
  logIn(world, { ...person, visitor: world.stranger() })

/** Follows a request to its result; the clock is moved, so that nothing waits. */
export async function followRequest(world: World, visitor: Visitor, requestId: string) {
  for (let polls = 0; polls < 20; polls += 1) {
    const result = await visitor.poll(requestId)
    if (result !== null) return result
    await world.requireControl().advance(5)
  }
  throw new Problem('GET /request/{requestId}: the request did not end in 100 s')
}

/** Saves the first steps and has the review decided. */
export async function applyAndPass(world: World, { email, visitor }: Person): Promise<void> {
  for (const body of [basicStep(), addressStep, employerStep])
    await visitor.request('PATCH /depositor', { body })
  await visitor.requestPending('PATCH /depositor', { body: confirmedStep })
  await world.requireControl().decideReview(email, 'PASSED')
}

/** Links a bank by the linking service. */
export async function linkInstantly(world: World, visitor: Visitor, institution: string | number = 16_441) {
  const { accessToken } = await visitor.request('GET /fastlink')
  const body = await world.requireControl().completeLinking(accessToken, institution)
  return visitor.request('POST /link/fastlink', { body })
}

/** The uuid of the bank that deposits come from. */
export async function findBank(visitor: Visitor): Promise<string> {
  const { accounts } = await visitor.request('GET /linked-accounts')
  return expectFound(accounts.find(({ status }) => status === 'ACTIVE')?.uuid, 'an ACTIVE linked account')
}

/** Signs every active disclosure. */
export async function signDisclosures(visitor: Visitor): Promise<void> {
  for (const { uuid, hash } of await visitor.request('GET /disclosures/active'))
    await visitor.request('POST /disclosure/{uuid}', { params: { uuid }, body: { attestation: true, hash } })
  await visitor.request('GET /disclosures', { query: { all: 'true', update_step: 'true' } })
}

/** Sets the first amount and deposits it. */
async function fund(visitor: Visitor, amount: number) {
  await visitor.request('POST /initial-fund-amount', { body: { amount } })
  await signDisclosures(visitor)
  const linked_account_id = await findBank(visitor)
  return visitor.request('POST /fund-my-account', { body: { linked_account_id } })
}

/** The first deposit of `openSavings`, in cents. */
export const firstDeposit = 250_000

/** Opens an account from registration to the first deposit. */
export async function openSavings(world: World): Promise<Person> {
  const person = await logIn(world, await register(world))
  await applyAndPass(world, person)
  await linkInstantly(world, person.visitor)
  await fund(person.visitor, firstDeposit)
  return person
}

const day = 86_400

/** Opens an account and lets the first deposit become available. */
export async function openSettledSavings(world: World): Promise<Person> {
  const person = await openSavings(world)
  await world.requireControl().advance(9 * day)
  return logInAgain(world, person)
}
