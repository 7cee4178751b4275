import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTenant, now, type Tx } from '../../src/database/in-tenant.ts'
import { depositAccounts } from '../../src/database/schema/banking.ts'
import { identityDocuments } from '../../src/database/schema/documents.ts'
import { passwordFailures, rememberedDevices, users } from '../../src/database/schema/identity.ts'
import { invitations } from '../../src/database/schema/invitations.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { passkeyChallenges } from '../../src/database/schema/passkeys.ts'
import { securityEvents } from '../../src/database/schema/security-events.ts'
import { retentionRules } from '../../src/retention/retention-rules.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'
import { addCustomer, newEmail, submitPassword } from './users.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const days = (count: number) => count * 86_400
const inHarbor = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTenant(sandbox.database, 'harbor', work)

/** Number of rows in the table of each retention rule. */
const countRows = () =>
  inHarbor(async (tx) => {
    const counts: Record<string, number> = {}
    for (const { table, data } of retentionRules)
      counts[data] = (await tx.select({ one: sql`1` }).from(table)).length
    return counts
  })

const addDocument = (tx: Tx, depositorId: string) =>
  tx.insert(identityDocuments).values({
    depositorId,
    kind: 'identity',
    name: 'passport.pdf',
    mediaType: 'application/pdf',
    size: 1,
    contentHash: depositorId,
    content: new Uint8Array([1]),
    sentAt: now(tx),
  })

/** Adds the user and depositor who own the data. */
async function addOwner(tx: Tx) {
  const [user] = await tx
    .insert(users)
    .values({ email: newEmail(), passwordHash: 'none', locale: 'en', createdAt: now(tx) })
    .returning()
  const [depositor] = await tx.insert(depositors).values({}).returning()
  return { userId: user?.userId ?? '', depositorId: depositor?.depositorId ?? '' }
}

type Owner = Awaited<ReturnType<typeof addOwner>>

describe('data past its retention', () => {
  it('Data past its retention is deleted at the end of a day, each kind after its own number of days', async () => {
    const { email, visitor } = await addCustomer(sandbox)
    await visitor.get('/fastlink')
    await submitPassword(sandbox.newClient(), email)
    await submitPassword(sandbox.newClient(), newEmail(), 'a wrong password')
    await sandbox.newClient().post('/forgot-password', { email })
    const before = await countRows()
    for (const data of [
      'One-time codes',
      'Links sent by email',
      'Sessions',
      'Linking sessions',
      'Counts of calls',
      'Answers by Idempotency-Key',
      'Counts of wrong passwords',
    ])
      expect(before, data).toHaveProperty(
        [data],
        expect.toSatisfy((count: number) => count > 0),
      )
    const secretMessages = () =>
      sandbox
        .outbox(email)
        .then((all) => all.filter(({ text }) => /(email-verified|reset-password)#|\b\d{6}\b/.test(text)))
    const notices = () =>
      sandbox.outbox(email).then((all) => all.filter(({ text }) => text.includes('/not-me#')))
    const noticesBefore = await notices()
    expect(noticesBefore.length).toBeGreaterThan(0)
    expect((await secretMessages()).length).toBeGreaterThan(2)

    await sandbox.advanceClock(days(3))
    const soon = await countRows()
    expect(soon).toMatchObject({ 'One-time codes': 0, 'Linking sessions': 0, 'Counts of calls': 0 })
    expect(soon['Links sent by email']).toBe(before['Links sent by email'])
    expect(soon['Sessions']).toBe(before['Sessions'])
    expect(await secretMessages()).toEqual([])
    expect(await notices()).toEqual(noticesBefore)

    // A link of a security notice is valid for a week, and kept for another one.
    await sandbox.advanceClock(days(12))
    expect(await countRows()).toMatchObject({
      'Links sent by email': 0,
      Sessions: before['Sessions'],
      'Answers by Idempotency-Key': before['Answers by Idempotency-Key'],
      'Counts of wrong passwords': before['Counts of wrong passwords'],
    })

    await sandbox.advanceClock(days(17))
    expect(await countRows()).toMatchObject({ Sessions: 0, 'Answers by Idempotency-Key': 0 })
    expect(await notices()).toEqual(noticesBefore)
  }, 120_000)

  it('Counts of wrong passwords are deleted ninety days after the last one', async () => {
    await submitPassword(sandbox.newClient(), newEmail(), 'a wrong password')
    const countFailuresAfter = async (passed: number) => {
      await inHarbor((tx) =>
        tx
          .update(passwordFailures)
          .set({ triedAt: new Date(now(tx).getTime() - days(passed) * 1_000) })
          .where(eq(passwordFailures.tenant, 'harbor')),
      )
      await sandbox.advanceClock(days(1))
      return (await countRows())['Counts of wrong passwords']
    }
    expect(await countFailuresAfter(88)).toBe(1)
    expect(await countFailuresAfter(90)).toBe(0)
  })

  it.each<[data: string, add: (tx: Tx, endedAt: Date, owner: Owner) => Promise<unknown>]>([
    [
      'Challenges for passkeys',
      (tx, expiresAt) =>
        tx.insert(passkeyChallenges).values({ purpose: 'log-in', challenge: 'once', expiresAt }),
    ],
    [
      'Remembered devices',
      (tx, expiresAt, { userId }) =>
        tx.insert(rememberedDevices).values({
          userId,
          tokenHash: crypto.randomUUID(),
          name: 'Mine',
          browser: 'Firefox',
          os: 'Linux',
          ipRegion: '',
          lastUsedAt: expiresAt,
          expiresAt,
        }),
    ],
    [
      'Invitations that were used or replaced',
      (tx, usedAt, { depositorId }) =>
        tx.insert(invitations).values({
          depositorId,
          secretHash: crypto.randomUUID(),
          sentAt: usedAt,
          expiresAt: usedAt,
          usedAt,
        }),
    ],
    [
      'Other emails and text messages',
      (tx, sentAt) =>
        tx.insert(outbox).values({
          channel: 'email',
          to: 'ann@example.com',
          subject: 'A letter',
          text: 'A letter',
          links: [],
          sentAt,
        }),
    ],
    [
      'Security events',
      (tx, at) =>
        tx.insert(securityEvents).values({ at, actor: 'anonymous', action: 'log-in', outcome: 'success' }),
    ],
    [
      'Identity documents of a canceled application',
      async (tx, cancelledAt) => {
        const [canceled] = await tx.insert(depositors).values({ cancelledAt }).returning()
        await addDocument(tx, canceled?.depositorId ?? '')
      },
    ],
  ])('Data is deleted after its retention, and not before: %s', async (data, add) => {
    const kept = retentionRules.find((rule) => rule.data === data)?.days ?? Number.NaN
    await inHarbor(async (tx) => {
      const owner = await addOwner(tx)
      for (const passed of [kept - 2, kept])
        await add(tx, new Date(now(tx).getTime() - days(passed) * 1_000), owner)
    })
    expect((await countRows())[data]).toBe(2)
    await sandbox.advanceClock(days(1))
    expect((await countRows())[data]).toBe(1)
  })

  it('The identity documents of both holders are deleted five years after the account is closed', async () => {
    const { email } = await addCustomer(sandbox)
    await inHarbor(async (tx) => {
      const [owner] = await tx.select().from(depositors)
      if (owner === undefined) throw new Error(`${email} is no depositor.`)
      const [holder] = await tx
        .insert(depositors)
        .values({ entityId: owner.entityId, isPrimary: false })
        .returning()
      await addDocument(tx, owner.depositorId)
      await addDocument(tx, holder?.depositorId ?? '')
    })
    const countDocumentsAfter = async (closedDays: number) => {
      await inHarbor((tx) =>
        tx
          .update(depositAccounts)
          .set({ closedAt: new Date(now(tx).getTime() - closedDays * 86_400_000) })
          .where(eq(depositAccounts.tenant, 'harbor')),
      )
      await sandbox.advanceClock(days(1))
      return inHarbor(async (tx) => (await tx.select().from(identityDocuments)).length)
    }
    expect(await countDocumentsAfter(5 * 365 - 2)).toBe(2)
    expect(await countDocumentsAfter(5 * 365)).toBe(0)
  })
})

describe('docs/data-protection.md', () => {
  it('docs/data-protection.md lists each retention rule with its days', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../../docs/data-protection.md'), 'utf8')
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    for (const { data, days: kept } of retentionRules)
      expect(rows, data).toContainEqual(expect.arrayContaining([data, kept === 1 ? '1 day' : `${kept} days`]))
  })
})
