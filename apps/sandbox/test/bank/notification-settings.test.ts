import { notificationSettingsSchema } from '@coffer/api-client/notification-settings/schema'
import type { NotificationChannel, NotificationKind } from '@coffer/domain/notifications'
import { addDays, easternDate, easternInstant } from '@coffer/domain/calendar'
import { textedNotices } from '@coffer/email-templates/text-messages'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { returnByOperator } from '../../src/banking/returns.ts'
import { now } from '../../src/database/in-tenant.ts'
import { users } from '../../src/database/schema/identity.ts'
import { notificationSettings } from '../../src/database/schema/notices.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { noticeKinds } from '../../src/notices/notice-kinds.ts'
import { notifyWithoutAlert } from '../../src/notices/notify.ts'
import { addJointHolder } from './joint-holder.ts'
import {
  parseData,
  idempotencyKey,
  readLinkedAccount,
  openBankForFile,
  readTransactions,
  type Person,
  complete,
} from './open-bank.ts'

const bank = await openBankForFile()

const open = () => bank.addDepositor('usual', complete)

const channels: readonly NotificationChannel[] = ['email', 'in_app']

const readSettings = async (person: Person) =>
  parseData(await person.get('/notification-settings'), notificationSettingsSchema)

const changeSetting = (person: Person, kind: NotificationKind, channel: NotificationChannel, isOn: boolean) =>
  person.patch('/notification-settings', { kind, channel, is_on: isOn })

const readIsOn = async (person: Person, kind: NotificationKind, channel: NotificationChannel) =>
  (await readSettings(person)).settings.find((one) => one.kind === kind && one.channel === channel)?.isOn

const readAlertTitles = async (person: Person) =>
  parseData(await person.get('/alerts'), v.array(v.object({ title: v.string() }))).map(({ title }) => title)

const phone = '4155550123'
const addPhone = (person: Person, phoneVerifiedAt: Date | null = bank.context.clock.now()) =>
  bank.asTenant(async (tx) => {
    const [row] = await tx.select().from(depositors).where(eq(depositors.depositorId, person.depositorId))
    await tx
      .update(users)
      .set({ phone, phoneVerifiedAt })
      .where(eq(users.userId, row?.userId ?? ''))
  })

/** Makes a deposit that is returned, which sends a notice about money. */
async function returnDeposit(person: Person): Promise<void> {
  const { uuid } = await readLinkedAccount(person)
  await person.post('/deposit', { linked_account_id: uuid, amount: 1_000 }, idempotencyKey())
  const [made] = await readTransactions(person)
  await bank.asTenant((tx) => returnByOperator(tx, made?.uuid ?? '', 'R24'))
}
const returned = 'A transfer was returned'

describe('the settings of a depositor', () => {
  it('Notification settings start with the defaults and keep each change', async () => {
    const person = await open()
    expect(await readIsOn(person, 'money', 'email')).toBe(true)
    expect(await readIsOn(person, 'marketing', 'email')).toBe(false)
    const changed = parseData(
      await changeSetting(person, 'money', 'email', false),
      notificationSettingsSchema,
    )
    expect(changed).toEqual(await readSettings(person))
    expect(await readIsOn(person, 'money', 'email')).toBe(false)
    await changeSetting(person, 'money', 'email', true)
    expect(await readIsOn(person, 'money', 'email')).toBe(true)
  })

  it('Each holder of a joint account has their own notification settings', async () => {
    const primary = await open()
    const joint = await addJointHolder(bank, primary)
    await changeSetting(joint, 'money', 'in_app', false)
    expect(await readIsOn(joint, 'money', 'in_app')).toBe(false)
    expect(await readIsOn(primary, 'money', 'in_app')).toBe(true)
  })

  it.each([
    ['a view-only depositor', { registrationStatus: 'VIEW_ONLY' }],
    ['an applicant', { registrationLastStep: 'basic', registrationStatus: null }],
  ] as const)('Notification settings can be changed by %s', async (_, statuses) => {
    const person = await bank.addDepositor('usual', { ...complete, ...statuses })
    expect(await changeSetting(person, 'documents', 'email', false)).toMatchObject({ code: 200 })
  })

  it.each([
    ['security', 'email'],
    ['security', 'text'],
    ['security', 'in_app'],
    ['summary', 'in_app'],
    ['marketing', 'text'],
  ] as const)(
    'PATCH /notification-settings refuses to change the fixed or impossible combination of %s and %s',
    async (kind, channel) => {
      const person = await open()
      for (const isOn of [true, false])
        expect(await changeSetting(person, kind, channel, isOn)).toMatchObject({
          code: 422,
          errors: { channel: ['This notice can’t be changed.'] },
        })
    },
  )

  it('Text messages can be turned on only for a verified mobile number', async () => {
    const person = await open()
    await addPhone(person, null)
    expect(await readSettings(person)).toMatchObject({ hasMobileNumber: false })
    expect(await changeSetting(person, 'money', 'text', true)).toMatchObject({ code: 422 })
    await addPhone(person)
    expect(await readSettings(person)).toMatchObject({ hasMobileNumber: true })
    expect(await changeSetting(person, 'money', 'text', true)).toMatchObject({ code: 200 })
  })
})

describe('a notice', () => {
  it('A notice is not emailed if the emails of its kind are off, but is still an alert', async () => {
    const person = await open()
    await changeSetting(person, 'money', 'email', false)
    await returnDeposit(person)
    expect(await readAlertTitles(person)).toEqual([returned])
    expect(await bank.emailSubjectsTo(person)).toEqual([])
  })

  it('A notice creates no alert if the alerts of its kind are off, but is still emailed', async () => {
    const person = await open()
    await changeSetting(person, 'money', 'in_app', false)
    await returnDeposit(person)
    expect(await readAlertTitles(person)).toEqual([])
    expect(await bank.emailSubjectsTo(person)).toEqual([returned])
  })

  it('A notice follows each holder’s own settings', async () => {
    const primary = await open()
    const joint = await addJointHolder(bank, primary)
    await changeSetting(primary, 'money', 'email', false)
    await returnDeposit(primary)
    expect(await bank.emailSubjectsTo(primary)).toEqual([])
    expect(await bank.emailSubjectsTo(joint)).toEqual([returned])
  })

  it('A notice is also sent as a text message, without amounts, if the depositor has turned them on', async () => {
    const person = await open()
    await addPhone(person)
    await changeSetting(person, 'money', 'text', true)
    await returnDeposit(person)
    const sent = await bank.asTenant((tx) => tx.select().from(outbox).where(eq(outbox.to, phone)))
    expect(sent.map(({ channel, text }) => [channel, text])).toEqual([
      ['sms', 'Harborlight: A transfer was returned. Log in to see it.'],
    ])
  })

  it('The notice of a statement follows the settings of documents, and the statement is listed regardless', async () => {
    const [reader, quiet] = [await open(), await open()]
    await changeSetting(quiet, 'documents', 'email', false)
    await changeSetting(quiet, 'documents', 'in_app', false)
    let day = addDays(easternDate(bank.context.clock.now()), 1)
    while (!day.endsWith('-01')) day = addDays(day, 1)
    await bank.moveClock(easternInstant(day, 9 * 60))
    const [first, second] = [await bank.logInAgain(reader), await bank.logInAgain(quiet)]
    expect(await readAlertTitles(first)).toEqual(['Your statement is ready'])
    expect(await readAlertTitles(second)).toEqual([])
    expect(await bank.emailSubjectsTo(second)).not.toContain('Your statement is ready')
    expect((await second.get('/statements')).data).toHaveLength(
      v.parse(v.array(v.unknown()), (await first.get('/statements')).data).length,
    )
  })

  it('A security notice reaches the depositor even if the database has it turned off', async () => {
    const person = await open()
    await bank.asTenant((tx) =>
      tx.insert(notificationSettings).values(
        channels.map((channel): typeof notificationSettings.$inferInsert => ({
          depositorId: person.depositorId,
          kind: 'security',
          channel,
          isOn: false,
          changedAt: now(tx),
        })),
      ),
    )
    const { uuid } = await readLinkedAccount(person)
    await person.post('/withdraw', { linked_account_id: uuid, amount: 1_000 }, idempotencyKey())
    expect(await readAlertTitles(person)).toEqual(['Withdrawal of $10.00 requested'])
    expect(await bank.emailSubjectsTo(person)).toEqual(['Withdrawal of $10.00 requested'])
  })

  it('The notice of a message follows the settings of documents', async () => {
    const person = await open()
    await changeSetting(person, 'documents', 'email', false)
    await bank.asTenant((tx) => notifyWithoutAlert(tx, person.depositorId, 'new-message', {}))
    expect(await bank.emailSubjectsTo(person)).toEqual([])
    expect(await readAlertTitles(person)).toEqual([])
  })

  it('A notice has a text message exactly if its kind is money or documents', () => {
    const texted = Object.entries(noticeKinds).filter(([, kind]) => kind === 'money' || kind === 'documents')
    expect(texted.map(([purpose]) => purpose).toSorted()).toEqual([...textedNotices].toSorted())
  })
})
