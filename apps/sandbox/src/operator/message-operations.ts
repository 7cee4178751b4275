import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { cases } from '../database/schema/cases.ts'
import { users } from '../database/schema/identity.ts'
import { attachments, messages } from '../database/schema/messages.ts'
import { banners } from '../database/schema/notices.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { OperatorArea } from '../http/routes.ts'
import { bannerToWire } from '../notices/banners.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { forEachTenant } from './for-each-tenant.ts'

const most = 200

/** Messages of depositors and the bank, newest first, and published banners. */
export const messageOperations: OperatorArea = (operator) => {
  operator.get('/messages', async (c) => {
    const depositor = c.req.query('depositor')
    return c.json(
      await forEachTenant(c, async (tx, slug) => {
        const rows = await tx
          .select({ message: messages, email: users.email, report: cases })
          .from(messages)
          .innerJoin(depositors, eq(depositors.depositorId, messages.depositorId))
          .innerJoin(users, eq(users.userId, depositors.userId))
          .leftJoin(cases, eq(cases.threadId, messages.threadId))
          .where(depositor === undefined ? undefined : eq(messages.depositorId, uuidOrUnusedId(depositor)))
          .orderBy(desc(messages.sentAt))
          .limit(most)
        const attached = await findAttachments(
          tx,
          rows.map(({ message }) => message.id),
        )
        return rows.map(({ message, email, report }) => ({
          tenant: slug,
          email,
          ...toWire(message),
          case_uuid: report?.id ?? null,
          transaction_uuid: report?.transferId ?? null,
          case_closed_at: report?.closedAt?.toISOString() ?? null,
          attachments: attached.filter(({ messageId }) => messageId === message.id).map(attachmentOnTheWire),
        }))
      }),
    )
  })

  operator.get('/banners', async (c) =>
    c.json(
      await forEachTenant(c, async (tx, slug) =>
        (await tx.select().from(banners).orderBy(asc(banners.startsAt))).map((banner) => ({
          tenant: slug,
          ...bannerToWire(banner),
        })),
      ),
    ),
  )
}

const findAttachments = (tx: Tx, messageIds: readonly string[]) =>
  tx
    .select({
      messageId: attachments.messageId,
      id: attachments.id,
      name: attachments.name,
      size: attachments.size,
      status: attachments.status,
    })
    .from(attachments)
    .where(inArray(attachments.messageId, [...messageIds]))

const attachmentOnTheWire = ({
  id,
  name,
  size,
  status,
}: Awaited<ReturnType<typeof findAttachments>>[number]) => ({
  uuid: id,
  name,
  size,
  status,
})

const toWire = (message: typeof messages.$inferSelect) => ({
  uuid: message.id,
  thread_uuid: message.threadId,
  depositor_id: message.depositorId,
  direction: message.direction,
  topic: message.topic,
  subject: message.subject,
  body: message.body,
  sent_at: message.sentAt.toISOString(),
  viewed_at: message.viewedAt?.toISOString() ?? null,
})
