import { progressSchema } from '@coffer/api-client/depositor/schema'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { HttpClient } from './http-client.ts'
import { addressDetails, basicDetails, employerDetails, logInNewUser, addReviewedUser } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

const pdf = (text = 'a passport') =>
  new File([`%PDF-1.7 ${text}`], 'passport.pdf', { type: 'application/pdf' })
const png = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'bill.png', {
    type: 'image/png',
  })

const form = (...documents: (readonly [string, File])[]) => {
  const body = new FormData()
  body.append('step', 'additional-info')
  for (const [kind, file] of documents) {
    body.append('documents[]', file)
    body.append('kinds[]', kind)
  }
  return body
}

const readProgress = async (visitor: HttpClient) =>
  v.parse(progressSchema, (await visitor.get('/depositor/progress')).data)
const send = (visitor: HttpClient, ...documents: (readonly [string, File])[]) =>
  visitor.patch('/depositor', form(...documents))
const requestId = v.object({ request_id: v.string() })

const depositorList = v.array(
  v.looseObject({ email: v.string(), depositor_id: v.string(), documents: v.array(v.looseObject({})) }),
)
async function findDepositor(email: string) {
  const people = v.parse(depositorList, await sandbox.callOperator('GET', '/depositors?tenant=harbor'))
  const found = people.find((person) => person.email === email)
  if (!found) throw new Error(`${email} is not known.`)
  return found
}

describe('additional information', () => {
  it.each([
    ['0003', 'FLAGGED', ['identity', 'address']],
    ['0004', 'ERRORED', ['identity']],
    ['0005', 'UNSUBMITTED', ['identity', 'address', 'ssn']],
    ['0002', 'IN_REVIEW', []],
  ])(
    'A number ending in %s leads to the status %s, with these documents requested: %s',
    async (lastFour, registrationStatus, missingDocuments) => {
      const { visitor } = await addReviewedUser(sandbox, lastFour)
      expect(await readProgress(visitor)).toMatchObject({ registrationStatus, missingDocuments })
    },
  )

  it('Additional information is reviewed and passes a minute later', async () => {
    const { visitor } = await addReviewedUser(sandbox, '0003')
    const answer = await send(visitor, ['identity', pdf()], ['address', png()])
    expect(answer).toMatchObject({ status: 202, completed_at: null })
    expect(await readProgress(visitor)).toMatchObject({
      registrationStatus: 'IN_REVIEW',
      missingDocuments: [],
    })
    await sandbox.callOperator('POST', '/jobs/run')
    const { request_id } = v.parse(requestId, answer.data)
    expect(await visitor.get(`/request/${request_id}`)).toMatchObject({
      status: 200,
      data: { kind: 'status', result: 'IN_REVIEW' },
    })
    await sandbox.advanceClock(60)
    expect(await readProgress(visitor)).toMatchObject({ registrationStatus: 'PASSED' })
  })

  it('Additional information is stored, and listed for the operator without its content', async () => {
    const { email, visitor } = await addReviewedUser(sandbox, '0003')
    await send(visitor, ['identity', pdf()], ['address', png()])
    const { documents } = await findDepositor(email)
    expect(documents).toMatchObject([
      { kind: 'address', name: 'bill.png', size: 8, media_type: 'image/png' },
      { kind: 'identity', name: 'passport.pdf', size: 19, media_type: 'application/pdf' },
    ])
    expect(JSON.stringify(documents)).not.toContain('content')
  })

  it('A document is stored with the file extension and media type of its content', async () => {
    const { email, visitor } = await addReviewedUser(sandbox, '0004')
    const photo = new File(['\0\0\0\u001Cftypheic\0\0\0\0mif1heic'], 'photo.jpg', { type: 'image/jpeg' })
    expect(await send(visitor, ['identity', photo])).toMatchObject({ status: 202 })
    expect((await findDepositor(email)).documents).toMatchObject([
      { name: 'photo.heic', media_type: 'image/heic' },
    ])
  })

  it('A document of an unsupported format is refused with advice on what to do', async () => {
    const { visitor } = await addReviewedUser(sandbox, '0004')
    expect(await send(visitor, ['identity', new File(['GIF89a'], 'photo.jpg')])).toMatchObject({
      errors: {
        'documents.0': ['We can’t accept this format: save it as a JPEG or PDF, or take a screenshot of it.'],
      },
    })
  })

  it('A document sent twice at the same time is stored once', async () => {
    const { email, visitor } = await addReviewedUser(sandbox, '0004')
    const both = await Promise.all([1, 2].map(() => send(visitor, ['identity', pdf()])))
    expect(both.map(({ status }) => status)).toEqual([202, 202])
    expect((await findDepositor(email)).documents).toHaveLength(1)
    await sandbox.advanceClock(60)
    expect(await readProgress(visitor)).toMatchObject({ registrationStatus: 'PASSED' })
    expect(await send(visitor, ['identity', pdf()])).toMatchObject({ status: 403 })
  })

  it.each([
    ['no document', [], 422, ['documents']],
    ['an unknown kind of document', [['pet', pdf()]], 422, ['kinds.0']],
    [
      'two documents of one kind',
      [
        ['identity', pdf()],
        ['identity', png()],
      ],
      422,
      ['documents.1'],
    ],
    [
      'an empty file',
      [
        ['identity', pdf()],
        ['ssn', new File([], 'empty.pdf')],
      ],
      422,
      ['documents.1'],
    ],
    [
      'a program named like an image',
      [['ssn', new File([new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0])], 'a.png')]],
      422,
      ['documents.0'],
    ],
    ['a file over 10 MiB', [['ssn', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.txt')]], 413, []],
  ] as const)(
    'PATCH /depositor refuses additional information with %s',
    async (_, documents, status, fields) => {
      const { visitor } = await addReviewedUser(sandbox, '0005')
      const answer = await send(visitor, ...documents)
      expect(answer.status).toBe(status)
      expect(Object.keys(answer.errors ?? {})).toEqual(fields)
      expect(await readProgress(visitor)).toMatchObject({ registrationStatus: 'UNSUBMITTED' })
    },
  )

  it.each([['0001'], ['0006'], ['0007'], ['0009']])(
    'Additional information is refused after the review of a number ending in %s',
    async (lastFour) => {
      const { visitor } = await addReviewedUser(sandbox, lastFour)
      expect(await send(visitor, ['identity', pdf()])).toMatchObject({ status: 403 })
    },
  )

  it('Additional information is refused before the application is confirmed, and unless it is sent as a form', async () => {
    const { visitor } = await logInNewUser(sandbox)
    expect(await send(visitor, ['identity', pdf()])).toMatchObject({ status: 403 })
    expect(await visitor.patch('/depositor', { step: 'additional-info' })).toMatchObject({ status: 415 })
  })

  it('Additional information is refused from a tab with an outdated revision', async () => {
    const { visitor } = await addReviewedUser(sandbox, '0004')
    const { revision } = v.parse(v.object({ revision: v.string() }), (await visitor.get('/depositor')).data)
    const body = form(['identity', pdf()])
    expect(await visitor.patch('/depositor', body, { 'if-match': `"${revision}"` })).toMatchObject({
      status: 202,
    })
    expect(
      await visitor.patch('/depositor', form(['identity', pdf('other')]), { 'if-match': `"${revision}"` }),
    ).toMatchObject({
      status: 409,
      message: 'changed_elsewhere',
    })
  })
})

describe('the operator', () => {
  it.each([
    'PASSED',
    'FAILED',
    'FLAGGED',
    'ERRORED',
    'IN_REVIEW',
    'VIEW_ONLY',
    'UNSUBMITTED',
    'MANUALLY_REVIEWED',
  ])(
    'The operator can set the status %s at any time, and a later review does not change it',
    async (registration_status) => {
      const { email, visitor } = await logInNewUser(sandbox)
      const steps = [basicDetails(), addressDetails, employerDetails, { step: 'confirmed', certify: true }]
      for (const step of steps) await visitor.patch('/depositor', step)
      const { depositor_id } = await findDepositor(email)
      await sandbox.callOperator('PATCH', `/depositors/${depositor_id}`, { registration_status })
      await sandbox.advanceClock(3)
      expect(await visitor.get('/depositor')).toMatchObject({ data: { registration_status } })
    },
  )

  it('The operator can request the usual documents again, or others', async () => {
    const { email, visitor } = await addReviewedUser(sandbox, '0003')
    await send(visitor, ['identity', pdf()], ['address', png()])
    const { depositor_id } = await findDepositor(email)
    const requestDocuments = (body: unknown) =>
      sandbox.callOperator('PATCH', `/depositors/${depositor_id}`, body)
    await requestDocuments({ registration_status: 'FLAGGED' })
    expect(await readProgress(visitor)).toMatchObject({ missingDocuments: ['identity', 'address'] })
    await requestDocuments({ registration_status: 'FLAGGED', missing_documents: ['ssn'] })
    expect(await readProgress(visitor)).toMatchObject({ missingDocuments: ['ssn'] })
    expect(await send(visitor, ['ssn', pdf('a card')])).toMatchObject({ status: 202 })
    expect(await readProgress(visitor)).toMatchObject({
      registrationStatus: 'IN_REVIEW',
      missingDocuments: [],
    })
    expect((await findDepositor(email)).documents).toHaveLength(3)
  })
})
