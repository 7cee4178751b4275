import type { NotificationChannel, NotificationKind } from '@coffer/domain/notifications'
import type { EmailKind } from '@coffer/email-templates/emails'
import type { LocalizedText } from '@coffer/provider-kit/refusal'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'
import { depositors } from './onboarding.ts'

export const banners = pgTable(
  'banners',
  {
    tenant: tenant(),
    uuid: id('uuid'),
    /** 0 success, 1 info, 2 warning, 3 error. */
    type: integer('type').notNull(),
    /** 0 all, 1 login, 2 dashboard, 3 registration, 4 registration-home. */
    location: integer('location').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    dismissible: boolean('dismissible').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.uuid] })],
)

export const alerts = pgTable(
  'alerts',
  {
    tenant: tenant(),
    uuid: id('uuid'),
    depositorId: uuid('depositor_id').notNull(),
    /** The email with the same text; null if the bank's staff wrote the alert. */
    purpose: text('purpose').$type<EmailKind>(),
    /** One text per language, so that every reader gets their own; a plain string if the bank's staff wrote it. */
    title: jsonb('title').$type<LocalizedText>().notNull(),
    body: jsonb('body').$type<LocalizedText>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.uuid] }),
    index('alerts_depositor').on(t.tenant, t.depositorId, t.createdAt),
    foreignKey({
      columns: [t.tenant, t.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)

/** Notification settings that a depositor changed. A setting without a row has its default. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    tenant: tenant(),
    depositorId: uuid('depositor_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.depositorId, t.kind, t.channel] }),
    foreignKey({
      columns: [t.tenant, t.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)
