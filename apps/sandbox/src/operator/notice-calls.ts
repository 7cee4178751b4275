import { messageTopics } from '@coffer/api-client/messages/schema'
import { parseBody } from '@coffer/provider-kit/body'
import { eq } from 'drizzle-orm'
import { longText, shortText } from '@coffer/api-client/request/text'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { banners } from '../database/schema/notices.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { OperatorArea } from '../http/routes.ts'
import { writeMessage } from '../messages/write-message.ts'
import { createAlert } from '../notices/alerts.ts'
import { bannerToWire } from '../notices/banners.ts'
import { notifyWithoutAlert } from '../notices/notify.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { actInTenant, actOnRecord } from './act.ts'
import { namedTenant } from './for-each-tenant.ts'

const instant = v.pipe(
  shortText,
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
const writtenText = v.pipe(longText, v.trim(), v.nonEmpty())
const placeIn = (places: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(places))

export const bannerBody = v.object({
  tenant: v.optional(shortText),
  type: placeIn(3),
  location: placeIn(4),
  title: writtenText,
  body: writtenText,
  dismissible: v.optional(v.boolean(), true),
  starts_at: v.optional(instant),
  ends_at: v.optional(v.nullable(instant), null),
})

export const newAlertBody = v.object({ depositor: shortText, title: writtenText, body: writtenText })

export const staffMessageBody = v.object({
  depositor: shortText,
  topic: v.optional(v.picklist(messageTopics), 'other'),
  subject: writtenText,
  body: writtenText,
  /** The thread of the reply; absent for a new thread. */
  thread_uuid: v.optional(shortText),
})

export const noticeCalls: OperatorArea = (operator) => {
  operator.post('/banners', async (c) => {
    const requested = await parseBody(c, bannerBody)
    const slug = namedTenant(c, requested.tenant)
    const { type, location, title, body, dismissible } = requested
    const [row] = await actInTenant(c, slug, (tx) =>
      tx
        .insert(banners)
        .values({
          type,
          location,
          title,
          body,
          dismissible,
          startsAt: requested.starts_at ?? now(tx),
          endsAt: requested.ends_at,
        })
        .returning(),
    )
    return c.json(row && bannerToWire(row), 201)
  })

  operator.delete('/banners', async (c) => {
    await actInTenant(c, namedTenant(c), (tx) => tx.delete(banners))
    return c.json([])
  })

  operator.post('/alerts', async (c) => {
    const { depositor, title, body } = await parseBody(c, newAlertBody)
    const depositorId = uuidOrUnusedId(depositor)
    const published = await actOnRecord(c, async (tx) => {
      if (!(await hasSignedUp(tx, depositorId))) return null
      await createAlert(tx, depositorId, { title, body })
      return { depositor: depositorId, title, body }
    })
    return c.json(published, 201)
  })

  operator.post('/messages', async (c) => {
    const { depositor, thread_uuid: threadId, ...fields } = await parseBody(c, staffMessageBody)
    const depositorId = uuidOrUnusedId(depositor)
    const written = await actOnRecord(c, async (tx) => {
      if (!(await hasSignedUp(tx, depositorId))) return null
      const sent = await writeMessage(tx, depositorId, { direction: 'inbound', ...fields, threadId })
      // The email does not repeat the message, which is shown only after a log-in.
      await notifyWithoutAlert(tx, depositorId, 'new-message', {})
      return { uuid: sent.id, thread_uuid: sent.threadId, sent_at: sent.sentAt.toISOString() }
    })
    return c.json(written, 201)
  })
}

/** Whether the depositor exists and has signed up: an invited joint holder cannot read anything yet. */
async function hasSignedUp(tx: Tx, depositorId: string): Promise<boolean> {
  const [row] = await tx.select().from(depositors).where(eq(depositors.depositorId, depositorId))
  return row !== undefined && row.userId !== null
}
