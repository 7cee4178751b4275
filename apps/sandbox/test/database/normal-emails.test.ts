import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/database/connection.ts'
import { asWorker, inTenant } from '../../src/database/in-tenant.ts'
import { conversions } from '../../src/database/schema/clock.ts'
import { beneficiaries } from '../../src/database/schema/beneficiaries.ts'
import { users } from '../../src/database/schema/identity.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { normalizeEmails } from '../../src/identity/normalize-emails.ts'
import { openUpgraded } from './earlier-release.ts'

const id = (end: string) => `00000000-0000-4000-8000-0000000000${end}`

const user = (end: string, email: string, created: string) => `
  insert into users (user_id, email, password_hash, locale, created_at)
    values ('${id(end)}', '${email}', 'none', 'en-US', '${created}');
  insert into depositors (depositor_id, user_id) values ('${id(end)}', '${id(end)}');`

/** Contents stored before emails were normalized. Two pairs of emails share a mailbox. */
const contents = `
  begin;
  select set_config('coffer.tenant', 'harbor', true);
  set local role coffer_app;
  ${user('01', 'ana@example.com', '2026-01-01')}
  ${user('02', 'ana@münchen.example', '2026-01-02')}
  ${user('03', 'jose\u0301@example.com', '2026-01-03')}
  ${user('04', '<x@example.com>', '2026-01-04')}
  ${user('05', 'ben@example.com,', '2026-01-05')}
  ${user('06', 'eva@xn--mnchen-3ya.example', '2026-01-06')}
  ${user('07', 'eva@münchen.example', '2026-01-07')}
  ${user('08', 'rene\u0301@bücher.example', '2026-01-08')}
  ${user('09', 'ren\u00E9@bücher.example', '2026-01-09')}
  insert into depositors (depositor_id, is_primary, invited_email) values ('${id('10')}', false, 'sam@münchen.example');
  insert into beneficiaries (id, depositor_id, first_name, last_name, relationship, email, designation, allocation, created_at)
    values ('${id('11')}', '${id('01')}', 'Bea', 'Ruiz', 'child', 'bea@münchen.example', 'primary', 100, now());
  insert into jobs (kind, payload, run_at, due_at)
    values ('end-of-day', '{"date": "2026-11-20"}', '2026-11-21T05:00:00Z', '2026-11-21T05:00:00Z');
  commit;`

let database: Database
let close: () => Promise<void>
const reported: unknown[] = []
const log = { warn: (...report: unknown[]) => void reported.push(report) }

beforeAll(async () => {
  ;({ database, close } = await openUpgraded(27, contents))
  await normalizeEmails(database, log)
}, 60_000)
afterAll(() => close())

const readEmails = () =>
  inTenant(database, 'harbor', async (tx) => {
    const rows = await tx.select({ email: users.email }).from(users).orderBy(asc(users.userId))
    return rows.map(({ email }) => email)
  })

it('normalizeEmails stores emails of an earlier release in normal form, unless another user has that form', async () => {
  expect(await readEmails()).toEqual([
    'ana@example.com',
    'ana@xn--mnchen-3ya.example',
    'jos\u00E9@example.com',
    'x@example.com',
    'ben@example.com,',
    'eva@xn--mnchen-3ya.example',
    'eva@münchen.example',
    'ren\u00E9@xn--bcher-kva.example',
    'ren\u00E9@bücher.example',
  ])
})

it('normalizeEmails stores the emails of invitations and beneficiaries in normal form', async () => {
  await inTenant(database, 'harbor', async (tx) => {
    const invited = await tx.select().from(depositors)
    expect(invited.map(({ invitedEmail }) => invitedEmail)).toContain('sam@xn--mnchen-3ya.example')
    expect(await tx.select().from(beneficiaries)).toMatchObject([{ email: 'bea@xn--mnchen-3ya.example' }])
  })
})

it('normalizeEmails reports users that share a mailbox at each start, without emails, and keeps them apart', async () => {
  const report = (first: string, other: string): readonly unknown[] => [
    { tenant: 'harbor', of: 'user', ids: [id(first), id(other)] },
    expect.stringContaining('one mailbox'),
  ]
  const reports = [report('06', '07'), report('08', '09')]
  expect(reported).toEqual(reports)
  const before = await readEmails()
  await normalizeEmails(database, log)
  expect(reported).toEqual([...reports, ...reports])
  expect(await readEmails()).toEqual(before)
})

it('normalizeEmails is done when no two users share a mailbox', async () => {
  await inTenant(database, 'harbor', (tx) =>
    tx.update(users).set({ cancelledAt: new Date('2026-11-30T12:00:00Z') }),
  )
  reported.length = 0
  await normalizeEmails(database, log)
  expect(reported).toEqual([])
  expect(await asWorker(database, (tx) => tx.select().from(conversions))).toEqual([])
})
