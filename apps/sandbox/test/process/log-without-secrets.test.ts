import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@coffer/local-http/free-port'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { openFolder } from '../../src/database/open-pglite.ts'
import { operatorKey } from '../operator-access.ts'
import { onFolder, ProviderProcess } from './provider-process.ts'
import { seedFolder } from '../../chaos/seed.ts'
import { ProcessClient } from './process-client.ts'
import { TraceReceiver } from './trace-receiver.ts'

/** Input of the depositor of this journey. Names and texts with "Failing" violate a planted constraint. */
const typed = {
  email: 'orsolya.quillfeather@example.com',
  password: 'Marmalade-sextant-41',
  wrongPassword: 'Marmalade-sextant-42',
  failingName: 'Failing-Orsolya',
  firstName: 'Orsolya',
  lastName: 'Quillfeather',
  ssn: '512870001',
  phone: '4155550177',
  birthday: '1979-03-21',
  street: '4711 Rhubarb Crescent',
  accountNumber: '88442299770110',
  returnedNumber: '88442299770004',
  holder: 'O. Quillfeather-Nash',
  failingHolder: 'Failing Quillfeather-Nash',
  subject: 'About my late parrot',
  failingSubject: 'Failing parrot',
  body: 'He was called Aloysius.',
  nul: 'Zanzibar\0',
  nextEmail: 'orsolya.nash@example.com',
  holderEmail: 'balthazar.nash@example.com',
  beneficiary: 'Ermintrude-Quillfeather',
  goal: 'Leaving Aloysius behind',
  nickname: 'Running-away money',
  fileName: 'divorce-petition.pdf',
  fileText: '%PDF-1.7 In re the marriage of Quillfeather',
  passkey: 'cXVpbGxmZWF0aGVyLXBhc3NrZXk',
  reset: 'quillfeather-reset-token-5521',
  proofCode: 'QV77-FEAT-HER9-P4RT',
  path: 'quillfeather-in-a-path',
  query: 'quillfeather-in-a-query',
  staffSubject: 'Re: your late parrot',
  staffBody: 'We are sorry about Aloysius the Second.',
}

const planted = [
  `alter table depositors add constraint planted_name check (first_name not like 'Failing%')`,
  `alter table linked_accounts add constraint planted_holder check (holder_name not like 'Failing%')`,
  `alter table messages add constraint planted_subject check (subject not like 'Failing%')`,
  `alter table linked_accounts add constraint planted_return check (status <> 'VERIFICATION_RETURNED')`,
]

const depositor = v.object({ depositor_id: v.string() })
const withToken = v.object({ token: v.string() })
const withNonce = v.object({ nonce_token: v.string() })

let folder: string
let provider: ProviderProcess
let client: ProcessClient
let output = ''
const receiver = new TraceReceiver()
const statuses: Record<string, number> = {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-log-'))
  await seedFolder(folder, ['manual'])
  const { engine } = await openFolder(folder)
  await engine.transaction(async (connection) => {
    for (const statement of planted) await connection.execute(sql.raw(statement))
  })
  await engine.close()
  const OTEL_EXPORTER_OTLP_ENDPOINT = await receiver.start()
  const env = { ...onFolder(folder), LOG_LEVEL: 'trace', OTEL_EXPORTER_OTLP_ENDPOINT }
  provider = new ProviderProcess(env, await freePort(), { onOutput: (text) => (output += text) })
  await provider.start()
  client = new ProcessClient(provider)
  await journey()
  // The last lines of the log are written when the process stops.
  await provider.stop()
}, 180_000)
afterAll(() => {
  receiver.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function record(name: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const { status, data } = await client.call(method, path, body)
  statuses[name] = status
  return data
}

async function journey() {
  const { email, password } = typed
  await record('register', 'POST', '/register', {
    email,
    password,
    password_confirmation: password,
    locale: 'en',
  })
  const { hash } = new URL((await client.latestMessage(email)).link)
  await record('verify', 'POST', '/email/verify', Object.fromEntries(new URLSearchParams(hash.slice(1))))
  await record('wrong password', 'POST', '/login', { email, password: typed.wrongPassword })
  await record('unstorable', 'POST', '/login', { email: typed.nul, password })
  logInWith(await record('log in', 'POST', '/login', { email, password }))
  const sent = v.parse(withNonce, await record('ask for a code', 'GET', '/mfa-select/email'))
  client.secrets.add(sent.nonce_token)
  const { code } = await client.latestMessage(email)
  logInWith(await record('code', 'POST', `/mfa-verify/${sent.nonce_token}`, { code }))
  await submitApplication()
  await linkBank()
  await sendMessages()
  await callEveryOtherArea()
  await callOperator()
  await record('forgot', 'POST', '/forgot-password', { email })
  await client.latestMessage(email)
  // The microdeposits to the second account are returned.
  await client.operate('/clock', { advance_seconds: 5 * 86_400 })
}

function logInWith(data: unknown) {
  client.bearer = v.parse(withToken, data).token
  client.secrets.add(client.bearer)
}

async function submitApplication() {
  const basic = {
    step: 'basic',
    first_name: typed.firstName,
    last_name: typed.lastName,
    date_of_birth: typed.birthday,
    ssn: typed.ssn,
    phone: typed.phone,
  }
  await record('failing name', 'PATCH', '/depositor', { ...basic, first_name: typed.failingName })
  await record('basic', 'PATCH', '/depositor', basic)
  const address = { address_line1: typed.street, city: 'Portland', state: 'ME', postal_code: '04101' }
  await record('address', 'PATCH', '/depositor', { step: 'address', ...address })
  await record('employer', 'PATCH', '/depositor', { step: 'employer', employment_status: 'retired' })
  await record('confirmed', 'PATCH', '/depositor', { step: 'confirmed', certify: true })
  await client.operate('/jobs/run', {})
}

async function linkBank() {
  const details = (accountNumber: string, holder: string) => ({
    account_type: 'checking',
    routing_number: '021000021',
    account_number: accountNumber,
    account_number_confirmation: accountNumber,
    holder_name: holder,
  })
  await record('failing holder', 'POST', '/link/manual', details(typed.accountNumber, typed.failingHolder))
  await record('link', 'POST', '/link/manual', details(typed.accountNumber, typed.holder))
  await record('link again', 'POST', '/link/manual', details(typed.returnedNumber, typed.holder))
}

async function sendMessages() {
  const message = (subject: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ subject, topic: 'other', body: typed.body }))
      form.append(name, value)
    return form
  }
  await record('failing message', 'POST', '/messages', message(typed.failingSubject))
  await record('message', 'POST', '/messages', message(typed.subject))
}

/** Calls of all other areas. Most are refused, and a log is most likely to repeat the input of a refused call. */
async function callEveryOtherArea() {
  const { beneficiary, passkey, nextEmail, reset, query } = typed
  const holder = { email: typed.holderEmail, entity_id: crypto.randomUUID() }
  const person = { first_name: beneficiary, last_name: typed.lastName, date_of_birth: typed.birthday }
  const credential = { id: passkey, rawId: passkey, type: 'public-key', response: { signature: passkey } }
  const newPassword = { password: typed.wrongPassword, password_confirmation: typed.wrongPassword }
  const contact = { email: nextEmail, current_password: typed.password }
  await record('beneficiary', 'POST', '/depositor/beneficiaries', { ...person, relationship: 'child' })
  await record('joint holder', 'POST', '/depositor/register-secondary', holder)
  await record('goal', 'POST', '/goals', { name: typed.goal, target_cents: 100 })
  await record('nickname', 'PATCH', `/accounts/${typed.path}`, { nickname: typed.nickname })
  await record('add a passkey', 'POST', '/passkeys', { name: passkey, credential })
  await record('use a passkey', 'POST', '/passkeys/log-in', { nonce_token: passkey, credential })
  await record('change email', 'POST', '/mfa-confirm-update/email', contact)
  await record('reset', 'POST', '/reset-password', { email: typed.email, token: reset, ...newPassword })
  await record('not me', 'POST', '/not-me', { uuid: crypto.randomUUID(), hash: reset })
  await record('a proof', 'POST', '/proofs/verify', { code: typed.proofCode })
  await record('an old link', 'GET', `/email/verify?uuid=${crypto.randomUUID()}&hash=${query}`)
  await record('a path', 'GET', `/request/${typed.path}?token=${query}`)
  await provider.send('GET', `/login/${typed.path}?token=${query}`, { Accept: 'text/html' })
  await provider.send('GET', `/documents/${typed.path}.pdf?signature=${query}`)
  const form = new FormData()
  for (const [name, value] of Object.entries({ subject: typed.subject, topic: 'other', body: typed.body }))
    form.append(name, value)
  form.append('attachments[]', new File([typed.fileText], typed.fileName))
  await record('upload', 'POST', '/messages', form)
}

/** Calls of the operator, with their input and searches. */
async function callOperator() {
  const own = v.parse(depositor, await record('own', 'GET', '/depositor')).depositor_id
  const { email, staffSubject, staffBody } = typed
  await client.operate('/messages', { depositor: own, subject: staffSubject, body: staffBody })
  await client.operate('/alerts', { depositor: own, title: staffSubject, body: staffBody })
  await provider.operate('GET', `/security-events?email=${encodeURIComponent(email)}`)
  await provider.operate('PATCH', `/depositors/${typed.path}`, { unlocked: typed.query })
}

describe('the log and the traces of the process', () => {
  it('The log reports calls and scheduled work that fail, with what leads to their cause', () => {
    expect(statuses).toMatchObject({
      'wrong password': 400,
      unstorable: 422,
      basic: 200,
      confirmed: 202,
      link: 201,
      'link again': 201,
      message: 201,
      upload: 201,
      beneficiary: 403,
      'use a passkey': 422,
      reset: 400,
      'a proof': 404,
      own: 200,
      'failing name': 500,
      'failing holder': 500,
      'failing message': 500,
    })
    expect(output.match(/"a call failed"/g)).toHaveLength(3)
    for (const constraint of ['planted_name', 'planted_holder', 'planted_subject'])
      expect(output).toContain(`"constraint":"${constraint}"`)
    expect(output).toContain('scheduled work failed')
    expect(output).toContain('planted_return')
    expect(output).toMatch(/at .+\/src\/onboarding\/save-step\.ts:\d+/)
  })

  it('The log and the traces name each call by its pattern, including reads', () => {
    for (const call of ['GET","call":"/api/v1/mfa-select/:type', 'POST","call":"/api/v1/link/manual'])
      expect(output).toContain(`"method":"${call}"`)
    for (const span of ['GET /api/v1/mfa-select/:type', 'POST /api/v1/link/manual', 'job identity-review'])
      expect(receiver.text).toContain(span)
    expect(new Set(receiver.received.map(({ contentType }) => contentType))).toEqual(
      new Set(['application/x-protobuf']),
    )
  })

  it('The log and the traces contain nothing that a person typed or was given', () => {
    const secrets = [
      operatorKey,
      ...Object.values(typed),
      ...client.secrets,
      readFileSync(join(folder, 'secret'), 'utf8'),
    ]
    const parts = secrets.map((secret) => secret.replace('\0', '').trim()).filter((secret) => secret !== '')
    expect(parts.length).toBeGreaterThan(30)
    for (const text of [output, receiver.text])
      expect(parts.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
  })
})
