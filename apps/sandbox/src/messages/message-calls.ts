import { createHash } from 'node:crypto'
import { notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import { withMessage } from '@coffer/provider-kit/reply'
import { and, desc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { cases } from '../database/schema/cases.ts'
import { attachments, messages } from '../database/schema/messages.ts'
import { reportTexts } from '../cases/case-texts.ts'
import { downloadLinks } from '../disclosures/download-link.ts'
import { asCaller } from '../http/as-caller.ts'
import { authenticated, type Call, type Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import type { PageArea } from '../http/routes.ts'
import { idempotencyKey, onceByKey } from '../requests/idempotency.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { requireQuota } from '../uploads/upload-quota.ts'
import { readAttachments, requireSendable, writeMessage, type Message } from './write-message.ts'

type Attached = Pick<
  typeof attachments.$inferSelect,
  'id' | 'messageId' | 'name' | 'size' | 'mediaType' | 'status'
>

const messageRead: LocalizedText = { en: 'Message marked as read', es: 'Mensaje marcado como leído' }

type Report = typeof cases.$inferSelect

const attachmentPath = (id: string): string => `/documents/attachments/${id}`

export function messageCalls({ db, settings, keys, clock, scans }: Context) {
  const links = downloadLinks(keys)
  const toWire = (c: Call, message: Message, attached: readonly Attached[], report: Report | null) => ({
    uuid: message.id,
    thread_uuid: message.threadId,
    topic: message.topic,
    direction: message.direction,
    transaction_uuid: report?.transferId ?? null,
    ...reportTexts(message, report?.reason, readerLanguage(c)),
    sent_at: message.sentAt.toISOString(),
    viewed_at: message.viewedAt?.toISOString() ?? null,
    attachments: attached
      .filter(({ messageId }) => messageId === message.id)
      .map(({ id, name, size, mediaType, status }) => ({
        uuid: id,
        name,
        size,
        media_type: mediaType,
        status,
        download_url: status === 'clean' ? links.to(c.var.origin, attachmentPath(id), clock.now()) : null,
      })),
  })

  return {
    'GET /messages': asCaller(async ({ c, tx, caller: { depositorId } }) => {
      const found = await tx
        .select({ message: messages, report: cases })
        .from(messages)
        // A case's thread has the id of the thread's first message.
        .leftJoin(cases, eq(cases.threadId, messages.id))
        .where(eq(messages.depositorId, depositorId))
        .orderBy(desc(messages.sentAt))
      const attached = await findAttached(
        tx,
        found.map(({ message }) => message),
      )
      return found.map(({ message, report }) => toWire(c, message, attached, report))
    }),

    'POST /messages': async ({ c, readBody }) => {
      const { depositorId } = authenticated(c)
      const written = await readBody()
      const topic = requireSendable(written)
      const read = await readAttachments(written['attachments[]'])
      const { subject, body, thread_uuid: threadId } = written
      const texts = { subject, topic, body, threadId }
      const { message, attached } = await inTenant(db, c.var.tenant, async (tx) => {
        // Two concurrent messages must not exceed the quota together.
        if (read.length > 0) await lockDepositor(tx, depositorId)
        const { id } = await onceByKey(
          tx,
          {
            depositorId,
            key: idempotencyKey(c),
            body: ['messages', texts, read.map(({ content }) => hashContent(content))],
          },
          (answer) => v.parse(v.object({ id: v.string() }), answer),
          async () => {
            await requireQuota(tx, depositorId, {
              quota: settings.uploads,
              files: read,
              field: 'attachments',
            })
            const waiting = scans.isNeeded ? ({ status: 'checking', scanAfter: now(tx) } as const) : {}
            const files = read.map((file) => ({ ...file, size: file.content.byteLength, ...waiting }))
            const outgoing = { direction: 'outbound', ...texts } as const
            return { id: (await writeMessage(tx, depositorId, outgoing, files)).id }
          },
        )
        const found = await tx.select().from(messages).where(eq(messages.id, id))
        const [sent] = found
        if (sent === undefined) throw notFound()
        return { message: sent, attached: await findAttached(tx, found) }
      })
      if (read.length > 0) scans.begin()
      return toWire(c, message, attached, null)
    },

    'POST /messages/{uuid}/view': asCaller(async ({ tx, caller: { depositorId }, params }) => {
      const id = uuidOrUnusedId(params.uuid)
      const mine = and(eq(messages.depositorId, depositorId), eq(messages.id, id))
      const [message] = await tx.select().from(messages).where(mine)
      if (message === undefined) throw notFound()
      const viewedAt = message.viewedAt ?? now(tx)
      await tx.update(messages).set({ viewedAt }).where(mine)
      return withMessage({ viewed_at: viewedAt.toISOString() }, messageRead)
    }),
  } satisfies SomeHandlers
}

/** Attachments are only downloaded, never rendered at the tenant's origin. */
export const attachmentPages: PageArea = (pages, { db, keys, clock }) => {
  const links = downloadLinks(keys)
  pages.get('/documents/attachments/:id', async (c) => {
    const id = c.req.param('id')
    const query = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' }
    if (!links.isGood(attachmentPath(id), query, clock.now())) throw notFound()
    const [found] = await inTenant(db, c.var.tenant, (tx) =>
      tx
        .select()
        .from(attachments)
        .where(eq(attachments.id, uuidOrUnusedId(id))),
    )
    if (found?.status !== 'clean') throw notFound()
    return c.body(Buffer.from(found.content), 200, {
      'Content-Type': found.mediaType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    })
  })
}

const hashContent = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

async function findAttached(tx: Tx, found: readonly Message[]): Promise<Attached[]> {
  if (found.length === 0) return []
  const { id, messageId, name, size, mediaType, status } = attachments
  return tx
    .select({ id, messageId, name, size, mediaType, status })
    .from(attachments)
    .where(
      inArray(
        attachments.messageId,
        found.map((message) => message.id),
      ),
    )
}
