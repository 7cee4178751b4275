import { notificationSettingsSchema } from '@coffer/api-client/notification-settings/schema'
import { easternDate, easternInstant } from '@coffer/domain/calendar'
import { dayOfMonthAfter } from '@coffer/domain/schedule'
import { like } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTenant, now } from '../../src/database/in-tenant.ts'
import { users } from '../../src/database/schema/identity.ts'
import { notificationSettings } from '../../src/database/schema/notices.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { noticeBatchSize } from '../../src/notices/notify-many.ts'
import { capabilitiesWithout } from '../../src/tenants/capabilities.ts'
import type { HttpClient } from './http-client.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'
import { addCustomer, logInNewUser, logInOnAnotherDevice } from './users.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

const setEmails = (visitor: HttpClient, kind: string, isOn: boolean) =>
  visitor.patch('/notification-settings', { kind, channel: 'email', is_on: isOn })

async function enabledEmailKinds(visitor: HttpClient): Promise<string[]> {
  const { settings } = v.parse(notificationSettingsSchema, (await visitor.get('/notification-settings')).data)
  return settings.filter((one) => one.channel === 'email' && one.isOn).map(({ kind }) => kind)
}

const announcement = {
  tenant: 'harbor',
  subject: { en: 'A joint account for two', es: 'Una cuenta para dos' },
  body: { en: 'Invite one other person.', es: 'Invite a otra persona.' },
}
const announce = async (tenant = 'harbor') => {
  await sandbox.callOperator('POST', '/announcements', { ...announcement, tenant })
  await sandbox.callOperator('POST', '/jobs/run')
}

/** The secret of the unsubscribe link in the newest email to an address. */
async function secretSentTo(email: string): Promise<string> {
  const newest = (await sandbox.outbox(email)).find(({ text }) => text.includes('/unsubscribe#'))
  const [, secret] = /\/unsubscribe#token=([^&\s]+)&kind=\w+/.exec(newest?.text ?? '') ?? []
  if (secret === undefined) throw new Error(`No link was sent to ${email}.`)
  return decodeURIComponent(secret)
}

const unsubscribe = (secret: string, visitor = sandbox.newClient()) =>
  visitor.post('/notification-settings/unsubscribe', { secret })

it('Unsubscribing is part of a capability that a tenant can switch off', () => {
  expect(capabilitiesWithout([])).toContain('notification_settings')
  expect(capabilitiesWithout(['notification_settings'])).not.toContain('notification_settings')
})

describe('an announcement', () => {
  it('An announcement is emailed only to its tenant’s depositors who have marketing on, in their language', async () => {
    const [reader, other] = [await logInNewUser(sandbox), await logInNewUser(sandbox)]
    const elsewhere = await logInNewUser(sandbox, 'juniper')
    await setEmails(reader.visitor, 'marketing', true)
    await setEmails(elsewhere.visitor, 'marketing', true)
    await announce()
    const [sent] = await sandbox.outbox(reader.email)
    expect(sent).toMatchObject({ subject: 'A joint account for two' })
    expect(sent?.text).toContain('Invite one other person.')
    const subjects = async (email: string, tenant?: string) =>
      (await sandbox.outbox(email, tenant)).map(({ subject }) => subject)
    expect(await subjects(other.email)).not.toContain('A joint account for two')
    expect(await subjects(elsewhere.email, 'juniper')).not.toContain('A joint account for two')
  })

  it('An announcement reaches more people than one batch, each once', async () => {
    const emails = Array.from({ length: 2 * noticeBatchSize + 1 }, (_, one) => `reader-${one}@example.com`)
    await inTenant(sandbox.context.db, 'solstice', async (tx) => {
      const people = await tx
        .insert(users)
        .values(emails.map((email) => ({ email, passwordHash: 'none', locale: 'en', createdAt: now(tx) })))
        .returning({ userId: users.userId })
      const rows = await tx.insert(depositors).values(people).returning()
      await tx.insert(notificationSettings).values(
        rows.map(({ depositorId }): typeof notificationSettings.$inferInsert => ({
          depositorId,
          kind: 'marketing',
          channel: 'email',
          isOn: true,
          changedAt: now(tx),
        })),
      )
    })
    await announce('solstice')
    const sent = await inTenant(sandbox.context.db, 'solstice', (tx) =>
      tx.select({ to: outbox.to }).from(outbox).where(like(outbox.text, '%Invite%')),
    )
    expect(sent.map(({ to }) => to).toSorted()).toEqual(emails.toSorted())
  })

  it('An announcement is refused without text in each language, and if no depositor can turn it on', async () => {
    const refused = (body: object) => expect(sandbox.callOperator('POST', '/announcements', body)).rejects
    await refused({ ...announcement, subject: { en: 'News' } }).toThrow('answered 422')
    const { visitor } = await addCustomer(sandbox, 'juniper')
    const own: unknown = (await visitor.get('/branding')).data
    const without = Object.assign({}, own, { capabilities: ['goals'] })
    await sandbox.callOperator('PUT', '/branding?tenant=juniper', without)
    await refused({ ...announcement, tenant: 'juniper' }).toThrow('answered 409')
    await sandbox.callOperator('DELETE', '/branding?tenant=juniper')
  })
})

describe('the unsubscribe link', () => {
  let person: Awaited<ReturnType<typeof logInNewUser>>
  let secret: string
  beforeAll(async () => {
    person = await logInNewUser(sandbox)
    await setEmails(person.visitor, 'marketing', true)
    await announce()
    secret = await secretSentTo(person.email)
  })

  it('The unsubscribe link turns off its kind alone, without a log-in, and can be used again', async () => {
    expect(await enabledEmailKinds(person.visitor)).toContain('marketing')
    for (const time of ['first', 'second']) {
      expect(await unsubscribe(secret), time).toMatchObject({ status: 200, data: { kind: 'marketing' } })
      expect(await enabledEmailKinds(person.visitor)).toEqual(['money', 'security', 'documents', 'summary'])
    }
    await announce()
    expect((await sandbox.outbox(person.email)).filter(({ text }) => text.includes('Invite'))).toHaveLength(1)
  })

  it('The unsubscribe link is refused if it was changed, is of another tenant, or is no link', async () => {
    await setEmails(person.visitor, 'marketing', true)
    const changed = [
      secret.replace('.marketing.', '.summary.'),
      secret.replace('.marketing.', '.money.'),
      secret.replace(/^[^.]+/, crypto.randomUUID()),
      secret.replace(/\.(\d+)\./, (_, expires: string) => `.${Number(expires) + 1}.`),
      '',
      'not a link',
    ]
    for (const other of changed) {
      expect(other).not.toBe(secret)
      expect(await unsubscribe(other)).toMatchObject({
        status: 400,
        message: 'This link has expired. Log in to change your notification settings.',
      })
    }
    expect(await unsubscribe(secret, sandbox.newClient('solstice'))).toMatchObject({ status: 400 })
    expect(await enabledEmailKinds(person.visitor)).toEqual([
      'money',
      'security',
      'documents',
      'summary',
      'marketing',
    ])
  })

  it('The unsubscribe link works for 60 days', async () => {
    await sandbox.advanceClock(60 * 86_400 - 3_600)
    expect(await unsubscribe(secret)).toMatchObject({ status: 200 })
    await sandbox.advanceClock(3_600)
    expect(await unsubscribe(secret)).toMatchObject({ status: 400 })
    const later = await logInOnAnotherDevice(sandbox, person.email)
    expect(await enabledEmailKinds(later)).not.toContain('marketing')
  })
})

describe('the link of a monthly summary', () => {
  it('The unsubscribe link of a monthly summary ends the summary', async () => {
    const { email } = await addCustomer(sandbox)
    // The first deposit may settle after the end of this month.
    const day = dayOfMonthAfter(easternDate(sandbox.context.clock.now()), 2, 1)
    await sandbox.callOperator('POST', '/clock', { set: easternInstant(day, 9 * 60) })
    const secret = await secretSentTo(email)
    expect(await unsubscribe(secret)).toMatchObject({ status: 200, data: { kind: 'summary' } })
    const later = await logInOnAnotherDevice(sandbox, email)
    expect(await enabledEmailKinds(later)).toEqual(['money', 'security', 'documents'])
  })
})
