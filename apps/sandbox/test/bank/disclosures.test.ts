import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { openBankForFile, parseData, idempotencyKey, type Person } from './open-bank.ts'

const bank = await openBankForFile()

const disclosures = v.array(
  v.object({
    uuid: v.string(),
    hash: v.string(),
    body_html: v.string(),
    download_url: v.string(),
    signed_at: v.nullable(v.string()),
    is_electronic_consent: v.boolean(),
  }),
)
const linked = (): Promise<Person> => bank.addDepositor('verified', { registrationLastStep: 'verified' })
const active = async (person: Person) => parseData(await person.get('/disclosures/active'), disclosures)
const lastStep = async (person: Person) =>
  parseData(await person.get('/depositor'), v.object({ registration_last_step: v.string() }))
    .registration_last_step

describe('the disclosures', () => {
  it('The disclosures contain the tenant’s name and no unfilled placeholder', async () => {
    const texts = (await active(await linked())).map(({ body_html }) => body_html).join('')
    expect(texts).toContain('Harborlight Savings')
    expect(texts).not.toMatch(/Coffer|\{bank\}|\{email\}/)
  })

  it('The disclosures begin with the consent to electronic documents', async () => {
    const consents = (await active(await linked())).map((one) => one.is_electronic_consent)
    expect(consents).toEqual([true, false, false, false])
  })

  it('The application advances only after every active disclosure is signed', async () => {
    const person = await linked()
    const [first, ...rest] = await active(person)
    await person.post(`/disclosure/${first?.uuid}`, { attestation: true, hash: first?.hash })
    await person.get('/disclosures?update_step=true')
    expect(await lastStep(person)).toBe('verified')
    for (const { uuid, hash } of rest) await person.post(`/disclosure/${uuid}`, { attestation: true, hash })
    expect(await lastStep(person)).toBe('verified')
    const signed = parseData(await person.get('/disclosures?update_step=true'), disclosures)
    expect(await lastStep(person)).toBe('disclosures')
    expect(signed).toHaveLength(rest.length + 1)
  })

  it('A disclosure is signed with the hash of the text that was read', async () => {
    const person = await linked()
    const [first] = await active(person)
    const path = `/disclosure/${first?.uuid}`
    expect(await person.post(path, { attestation: true, hash: 'another' })).toMatchObject({
      code: 422,
      errors: { hash: [expect.any(String)] },
    })
    expect(await person.post(path, { attestation: false, hash: first?.hash })).toMatchObject({ code: 422 })
    const signed = await person.post(path, { attestation: true, hash: first?.hash })
    parseData(signed, v.object({ signed_at: v.string() }))
    expect((await person.post(path, { attestation: true, hash: first?.hash })).data).toEqual(signed.data)
    expect(await person.get(`${path}/${first?.hash}`)).toMatchObject({ code: 200 })
    expect(await person.get(`${path}/another`)).toMatchObject({ code: 404 })
  })

  it('A disclosure downloads as a PDF from a URL that expires and cannot be forged', async () => {
    const [first] = await active(await linked())
    const address = first?.download_url ?? ''
    const response = await bank.app.request(address)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect((await response.text()).slice(0, 5)).toBe('%PDF-')
    expect((await bank.app.request(address.replace(/expires=\d+/, 'expires=9999999999999'))).status).toBe(404)
    await bank.moveClock(new Date(bank.context.clock.now().getTime() + 16 * 60_000).toISOString())
    expect((await bank.app.request(address)).status).toBe(404)
  })
})

describe('a message to the bank', () => {
  const messageForm = (...files: File[]): FormData => {
    const form = new FormData()
    for (const [name, value] of [
      ['subject', 'A question'],
      ['topic', 'linking'],
      ['body', 'How long does it take?'],
    ] as const)
      form.append(name, value)
    for (const file of files) form.append('attachments[]', file)
    return form
  }

  it('A message stores its attachments with the media type of their content', async () => {
    const person = await linked()
    const sent = await person.post('/messages', messageForm(new File(['%PDF-1.7 …'], 'letter.pdf')))
    expect(sent).toMatchObject({
      code: 201,
      data: { direction: 'outbound', attachments: [{ name: 'letter.pdf', media_type: 'application/pdf' }] },
    })
    expect(await person.get('/messages')).toMatchObject({ data: [{ subject: 'A question' }] })
    const { attachments } = parseData(
      sent,
      v.object({ attachments: v.array(v.object({ download_url: v.string() })) }),
      201,
    )
    const download = await bank.app.request(attachments[0]?.download_url ?? '')
    expect(await download.text()).toBe('%PDF-1.7 …')
    expect(download.headers.get('content-disposition')).toContain('attachment')
  })

  it.each([
    ['an executable', [new File([new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0])], 'statement.pdf')], 422],
    ['a sixth file', Array.from({ length: 6 }, (_, index) => new File(['text'], `${index}.txt`)), 422],
    ['a file over 10 MiB', [new File([new Uint8Array(10 * 1024 * 1024 + 1).fill(97)], 'large.txt')], 413],
  ])('POST /messages refuses %s', async (_, files, code) => {
    expect(await (await linked()).post('/messages', messageForm(...files))).toMatchObject({ code })
  })

  it('The length limit of a message counts an emoji as one character', async () => {
    const person = await linked()
    const form = messageForm()
    const longest = `${'🙂'.repeat(2_499)}\n`.repeat(2).trim()
    form.set('body', longest)
    expect(await person.post('/messages', form)).toMatchObject({ code: 201, data: { body: longest } })
    form.set('body', `${longest}!!`)
    expect(await person.post('/messages', form)).toMatchObject({ code: 422 })
  })

  it('A reply to a message stays in its thread and keeps the topic', async () => {
    const person = await linked()
    const first = await person.post('/messages', messageForm())
    const { uuid } = parseData(first, v.object({ uuid: v.string() }), 201)
    const form = messageForm()
    form.set('thread_uuid', uuid)
    expect(await person.post('/messages', form)).toMatchObject({
      data: { thread_uuid: uuid, topic: 'linking' },
    })
  })

  it('A message is stored once per idempotency key, even when it is repeated', async () => {
    const person = await linked()
    const once = idempotencyKey()
    const send = (text: string) => person.post('/messages', messageForm(new File([text], 'letter.txt')), once)
    const { uuid } = parseData(await send('text'), v.object({ uuid: v.string() }), 201)
    expect(await send('text')).toMatchObject({ code: 201, data: { uuid } })
    expect(await person.get('/messages')).toMatchObject({ data: [{ uuid }] })
    expect(await send('other')).toMatchObject({ code: 422 })
  })

  it('POST /messages reports a missing subject as an error on its field', async () => {
    const form = messageForm()
    form.set('subject', ' ')
    expect(await (await linked()).post('/messages', form)).toMatchObject({
      code: 422,
      errors: { subject: [expect.any(String)] },
    })
  })
})
