import { expectFound, expectSame, expectThat, NotRun } from '../world/problem.ts'
import { openSavings } from '../world/saver.ts'
import { png } from './review.ts'
import { defineJourney } from '../journey.ts'

const messageForm = (fields: Readonly<Record<string, string>>, files: readonly File[] = []) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('attachments[]', file)
  return form
}
const question = { subject: 'Certification', topic: 'other', body: 'A question.\nWith two lines.' }

export const messagesJourney = defineJourney({
  id: 'messages',
  title: 'A depositor writes to the bank, with files, and reads alerts',
  needs: 'test control',
  checks: {
    fields: 'A message without a body is refused with 422 at body',
    sent: 'A message answers 201 and is in the list, with its text',
    once: 'The same key sends a message once',
    attached: 'An attachment has its name and size',
    badFile: 'A file whose content is not what it claims is refused with 422',
    reply: 'A reply is in the conversation of its message',
    otherThread: 'A message with an unknown conversation joins none',
    viewed: 'A message is marked as viewed',
    unknown: 'An unknown message is refused with 404',
    etag: 'If the answers have an ETag, one before a change is not answered 304 after it',
    alerts: 'Each alert, and then all, are marked as read',
  },
  run: async ({ world, step, check }) => {
    const { visitor } = await openSavings(world)
    const send = (body: FormData, key?: string) =>
      visitor.request('POST /messages', { body, ...(key !== undefined && { key }) })
    await check('fields', () =>
      visitor.refusal(
        'POST /messages',
        { status: 422, field: 'body' },
        { body: messageForm({ ...question, body: '' }) },
      ),
    )
    const tag = (await visitor.answer('GET /messages')).headers.get('etag')
    const message = await step('sent', async () => {
      const sent = await send(messageForm(question))
      expectSame('POST /messages: body', sent.body, question.body)
      expectSame('POST /messages: subject', sent.subject, question.subject)
      const all = await visitor.request('GET /messages')
      expectThat(
        all.some(({ uuid }) => uuid === sent.uuid),
        'GET /messages: the message that was sent is missing',
      )
      return sent
    })
    await check('etag', async () => {
      if (tag === null) throw new NotRun('the answers have no ETag')
      const { status } = await visitor.answer('GET /messages', { headers: { 'if-none-match': tag } })
      expectThat(status === 200, `GET /messages: the ETag is stale, as a changed list is answered ${status}`)
    })
    await check('once', async () => {
      const key = crypto.randomUUID()
      const first = await send(messageForm(question), key)
      const again = await send(messageForm(question), key)
      expectSame('POST /messages: uuid of a repeated Idempotency-Key', again.uuid, first.uuid)
    })
    await check('attached', async () => {
      const file = new File([png], 'receipt.png', { type: 'image/png' })
      const { attachments } = await send(messageForm(question, [file]))
      const [attachment] = attachments
      expectSame('POST /messages: attachments.0.name', attachment?.name, 'receipt.png')
      expectSame('POST /messages: attachments.0.size', attachment?.size, png.length)
    })
    await check('badFile', async () => {
      const file = new File(['MZ'], 'receipt.png', { type: 'image/png' })
      await visitor.refusal('POST /messages', { status: 422 }, { body: messageForm(question, [file]) })
    })
    await check('reply', async () => {
      const reply = await send(messageForm({ ...question, thread_uuid: message.threadUuid }))
      expectSame('POST /messages: thread_uuid of a reply', reply.threadUuid, message.threadUuid)
    })
    await check('otherThread', async () => {
      const unknown = crypto.randomUUID()
      const body = messageForm({ ...question, thread_uuid: unknown })
      const { status, text } = await visitor.answer('POST /messages', { body })
      expectThat(
        [403, 404, 422].includes(status) || !text.includes(unknown),
        `POST /messages: the status is ${status} with the thread_uuid of nobody`,
      )
    })
    await check('viewed', async () => {
      const params = { uuid: message.uuid }
      const { viewed_at } = await visitor.request('POST /messages/{uuid}/view', { params })
      const all = await visitor.request('GET /messages')
      const viewed = expectFound(
        all.find(({ uuid }) => uuid === message.uuid),
        'GET /messages: the viewed message',
      )
      expectSame('GET /messages: viewed_at', viewed.viewedAt, viewed_at)
    })
    await check('unknown', () =>
      visitor.refusal(
        'POST /messages/{uuid}/view',
        { status: 404 },
        { params: { uuid: crypto.randomUUID() } },
      ),
    )
    await check('alerts', async () => {
      const [first] = await visitor.request('GET /alerts')
      if (first === undefined) throw new NotRun('a new account has no alerts')
      const read = await visitor.request('POST /alerts/', { body: { alert_id: first.uuid } })
      expectThat(read.readAt !== null, 'POST /alerts/: read_at is null')
      await visitor.request('POST /alerts/all')
      const unread = (await visitor.request('GET /alerts')).filter(({ readAt }) => readAt === null)
      expectSame('GET /alerts: alerts without read_at after all were read', unread.length, 0)
    })
  },
})
