import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  readAccount,
  everyTenant,
  openBankForFile,
  parseData,
  idempotencyKey,
  readLinkedAccount,
  readTransactions,
  complete,
} from './open-bank.ts'

const bank = await openBankForFile({ tenants: everyTenant })

async function operate(method: string, path: string, body?: unknown) {
  const response = await bank.app.fetch(
    new Request(`http://sandbox.localhost:4100/sandbox/api${path}`, {
      method,
      headers: {
        'x-sandbox-key': bank.context.settings.operatorKey,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

const listed = v.array(
  v.object({ uuid: v.string(), email: v.string(), status: v.string(), is_returnable: v.boolean() }),
)

describe('the operator', () => {
  it('The operator lists transfers and returns those that the other bank could return', async () => {
    const person = await bank.addDepositor('empty', complete)
    const { uuid: linked_account_id } = await readLinkedAccount(person)
    await person.post('/deposit', { linked_account_id, amount: 10_000 }, idempotencyKey())
    await bank.runDueWork()
    const path = `/transactions?tenant=harbor&depositor=${person.depositorId}`
    const [made] = v.parse(listed, (await operate('GET', path)).answer)
    expect(made).toMatchObject({ email: person.email, status: 'Pending', is_returnable: true })

    expect((await operate('POST', `/transactions/${made?.uuid}/return`, { return_code: 'R99' })).status).toBe(
      422,
    )
    const returned = await operate('POST', `/transactions/${made?.uuid}/return`, { return_code: 'r01' })
    expect(returned).toMatchObject({ status: 200, answer: { status: 'Returned', return_code: 'R01' } })
    expect(await readTransactions(person)).toMatchObject([{ status: 'Returned', return_code: 'R01' }])
    expect(await readAccount(person)).toMatchObject({ pending_balance: 0 })
    expect(v.parse(listed, (await operate('GET', path)).answer)).toMatchObject([{ is_returnable: false }])
    expect((await operate('POST', `/transactions/${made?.uuid}/return`, { return_code: 'R01' })).status).toBe(
      422,
    )
  })

  it('The operator replies in the thread of a message, and the email does not repeat the reply', async () => {
    const person = await bank.addDepositor('empty', complete)
    const form = new FormData()
    for (const [name, value] of Object.entries({ subject: 'A question', topic: 'account', body: 'How?' }))
      form.append(name, value)
    await person.post('/messages', form)
    const threadMessages = v.array(
      v.looseObject({ thread_uuid: v.string(), direction: v.string(), body: v.string() }),
    )
    const path = `/messages?tenant=harbor&depositor=${person.depositorId}`
    const [question] = v.parse(threadMessages, (await operate('GET', path)).answer)
    expect(question).toMatchObject({ direction: 'outbound', body: 'How?', email: person.email })

    const answer = {
      depositor: person.depositorId,
      thread_uuid: question?.thread_uuid,
      subject: 'A question',
      body: 'Like this.',
    }
    expect(await operate('POST', '/messages', answer)).toMatchObject({ status: 201 })
    expect((await person.get('/messages')).data).toMatchObject([
      { direction: 'inbound', body: 'Like this.', thread_uuid: question?.thread_uuid, viewed_at: null },
      { direction: 'outbound' },
    ])
    const outbox = v.array(v.looseObject({ subject: v.string(), text: v.string() }))
    const [email] = v.parse(outbox, (await operate('GET', `/outbox?tenant=harbor&to=${person.email}`)).answer)
    expect(email?.subject).toBe('You have a new message')
    expect(email?.text).not.toContain('Like this')
  })

  it('The operator publishes, lists and removes a banner', async () => {
    const banner = { tenant: 'harbor', type: 2, location: 2, title: 'Maintenance', body: 'Tonight.' }
    expect(await operate('POST', '/banners', banner)).toMatchObject({ status: 201 })
    expect((await operate('GET', '/banners?tenant=harbor')).answer).toMatchObject([{ title: 'Maintenance' }])
    expect((await operate('GET', '/banners?tenant=juniper')).answer).toEqual([])
    await operate('DELETE', '/banners?tenant=harbor')
    expect((await operate('GET', '/banners?tenant=harbor')).answer).toEqual([])
  })

  it('The operator injects a fault into a call, which then fails once', async () => {
    const person = await bank.addDepositor('usual', complete)
    for (const path of ['/statements', '/statements/{year}/{month}', '/tax-documents', '/faqs', '/devices']) {
      const fault = { tenant: 'harbor', method: 'GET', path, kind: 'status', value: 403, times: 1 }
      await operate('PUT', '/faults', fault)
      const url = path.replace('{year}/{month}', '1999/1')
      expect((await person.get(url)).code).toBe(403)
      expect((await person.get(url)).code).not.toBe(403)
    }
    const edit = {
      tenant: 'harbor',
      method: 'PATCH',
      path: '/deposit/{uuid}',
      kind: 'status',
      value: 500,
      times: 1,
    }
    await operate('PUT', '/faults', edit)
    expect((await person.patch(`/deposit/${crypto.randomUUID()}`, {}, idempotencyKey())).code).toBe(500)
  })
})

describe('a refresh', () => {
  it('GET /service starts a refresh, which returns the current accounts', async () => {
    const person = await bank.addDepositor('usual', complete)
    const refresh = parseData(await person.get('/service'), v.object({ request_id: v.string() }), 202)
    expect(await person.get(`/request/${refresh.request_id}`)).toMatchObject({ code: 202 })
    await bank.runDueWork()
    const { data } = await person.get(`/request/${refresh.request_id}`)
    expect(data).toMatchObject({ kind: 'accounts', result: (await person.get('/accounts')).data })
  })
})
