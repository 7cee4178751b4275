import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { notificationSettings } from '../database/schema/notices.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { schedule, type Unfinished, workKind } from '../due-work/due-work.ts'
import { findSender } from '../outbox/mailer.ts'
import { deliver } from './deliver.ts'
import { personColumns } from './notify.ts'
import { noticeBatchSize } from './notify-many.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

const written = v.object({ en: v.string(), es: v.string() })

/** The text written by staff; `after` is the last depositor of the previous batch. */
const payload = v.object({ subject: written, body: written, after: v.nullable(v.string()) })
type Payload = v.InferOutput<typeof payload>

export const announcements = workKind('announcements', payload)

export const scheduleAnnouncement = (tx: Tx, announcement: Omit<Payload, 'after'>): Promise<void> =>
  schedule(tx, announcements, { ...announcement, after: null }, now(tx))

/** Emails the next batch of people who have turned marketing on. */
export async function announce(
  tx: Tx,
  { after, ...announcement }: Payload,
): Promise<Unfinished<Payload> | void> {
  const people = await tx
    .select(personColumns)
    .from(notificationSettings)
    .innerJoin(depositors, eq(depositors.depositorId, notificationSettings.depositorId))
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(
      and(
        eq(notificationSettings.kind, 'marketing'),
        eq(notificationSettings.channel, 'email'),
        eq(notificationSettings.isOn, true),
        isNull(depositors.cancelledAt),
        isNull(users.cancelledAt),
        after === null ? undefined : gt(depositors.depositorId, after),
      ),
    )
    .orderBy(asc(depositors.depositorId))
    .limit(noticeBatchSize)
  const { origin } = await findSender(tx)
  await deliver(
    tx,
    'announcement',
    people.map((person) => ({
      person,
      data: {
        ...announcement,
        unsubscribe: unsubscribeLink(tx, origin, { depositorId: person.depositorId, kind: 'marketing' }),
      },
    })),
  )
  const last = people[noticeBatchSize - 1]
  return last && { remaining: { ...announcement, after: last.depositorId } }
}
