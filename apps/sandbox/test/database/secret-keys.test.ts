import { createHash, createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/database/connection.ts'
import { asWorker, inTenant, type Tx } from '../../src/database/in-tenant.ts'
import { RefusedStart } from '../../src/database/refused-start.ts'
import { secretKeys, secrets } from '../../src/database/schema/clock.ts'
import { sessions } from '../../src/database/schema/identity.ts'
import { linkedAccounts, linkingSessions } from '../../src/database/schema/linking.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { adoptKeys } from '../../src/keys/adopt-keys.ts'
import { fingerprintColumns } from '../../src/keys/fingerprint-columns.ts'
import { openKeyring } from '../../src/keys/keyring.ts'
import { hasFingerprint } from '../../src/keys/registered-keys.ts'
import { testKeys, testSecret } from '../engine/test-keys.ts'
import { openUpgraded } from './earlier-release.ts'

const ssn = '219099876'
const [routingNumber, accountNumber] = ['021000021', '70025554821']
const token = 'a-session-token'
const hashingKey = 'the-key-that-lay-in-the-database'

const [user, depositor] = ['a1', 'b2'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)
const hex = (text: string) => createHash('sha256').update(text).digest('hex')
const base64 = (text: string) => createHash('sha256').update(text).digest('base64url')
const oldFingerprint = (text: string) => createHmac('sha256', hashingKey).update(text).digest('base64url')

/** Contents stored before keys were derived: a depositor who has linked a bank and is linking another. */
const contents = `
  insert into secrets values ('hashing', '${hashingKey}'), ('operator', 'the-operator-key');
  begin;
  select set_config('coffer.tenant', 'harbor', true);
  set local role coffer_app;
  insert into jobs (kind, payload, run_at, due_at) values ('end-of-day', '{"date": "2026-11-20"}', now(), now());
  insert into users (user_id, email, password_hash, locale, created_at)
    values ('${user}', 'ana@example.com', 'none', 'en-US', now());
  insert into depositors (depositor_id, user_id, ssn_hash, ssn_last_four)
    values ('${depositor}', '${user}', '${oldFingerprint(`ssn:${ssn}`)}', '${ssn.slice(-4)}');
  insert into sessions (user_id, token_hash, stage, created_at, last_active_at)
    values ('${user}', '${base64(token)}', 'full', now(), now());
  insert into password_failures (email_hash, failures) values ('${base64('ana@example.com')}', 2);
  insert into call_counts values ('harbor', 'login 127.0.0.1', now(), 3);
  insert into codes (session_id, user_id, purpose, channel, destination, code_hash, sent_at, expires_at)
    values ('${user}', '${user}', 'log-in', 'email', 'ana@example.com', '${oldFingerprint('123456')}', now(), now());
  insert into email_links (user_id, purpose, secret_hash, expires_at)
    values ('${user}', 'verify-email', '${base64('a link')}', now());
  insert into linked_accounts (depositor_id, institution, account_name, holder_name, account_type, routing_number, mask,
      fingerprint, source_type, status, created_at)
    values ('${depositor}', 'Chase', 'Checking', 'Ana', 'checking', '${routingNumber}', '4821',
      '${hex(`${routingNumber}:${accountNumber}`)}', 'MANUAL', 'ACTIVE', now());
  insert into linking_sessions (depositor_id, token_hash, expires_at, stage, chosen)
    values ('${depositor}', '${hex('a linking token')}', now(), 'succeeded', '[{"number": "${accountNumber}"}]');
  insert into idempotency_keys (depositor_id, key, body_hash, created_at)
    values ('${depositor}', 'a key', '${hex('["deposit"]')}', now());
  commit;`

let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, close } = await openUpgraded(4, contents))
  await adoptKeys(database, testKeys)
}, 60_000)
afterAll(() => close())

const asHarbor = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTenant(database, 'harbor', work)

/** Number of rows found by the fingerprint of each of the depositor's values. */
const countRecognized = () =>
  asHarbor(async (tx) => ({
    ssn: (
      await tx
        .select()
        .from(depositors)
        .where(hasFingerprint(tx, depositors.ssnHash, 'ssn', ssn))
    ).length,
    accountNumber: (
      await tx
        .select()
        .from(linkedAccounts)
        .where(
          hasFingerprint(
            tx,
            linkedAccounts.fingerprint,
            'account-number',
            `${routingNumber}:${accountNumber}`,
          ),
        )
    ).length,
    token: (
      await tx
        .select()
        .from(sessions)
        .where(hasFingerprint(tx, sessions.tokenHash, 'token', token))
    ).length,
  }))

/** Ids of the keys in all stored fingerprints. */
const storedKeyIds = () =>
  asHarbor(async (tx) => {
    const ids = new Set<string>()
    for (const { table, column } of fingerprintColumns)
      for (const { value } of await tx.select({ value: sql<string | null>`${column}` }).from(table))
        if (value !== null) ids.add(/^([0-9a-f]{8})\.[\w-]{80}$/.exec(value)?.[1] ?? value)
    return [...ids]
  })

const knownKeyIds = () =>
  asWorker(database, async (tx) => (await tx.select().from(secretKeys)).map(({ keyId }) => keyId))

const all = { ssn: 1, accountNumber: 1, token: 1 }

describe('a database of the previous release', () => {
  it('A database of the previous release is converted to fingerprints with a derived key that find every value', async () => {
    expect(await countRecognized()).toEqual(all)
    expect(await storedKeyIds()).toEqual([testKeys.currentId])
    expect(await knownKeyIds()).toEqual([testKeys.currentId])
  })

  it('A converted database keeps no key', async () => {
    expect(await asWorker(database, (tx) => tx.select().from(secrets))).toEqual([])
  })

  it('A converted database keeps no whole account number', async () => {
    const rows = await asHarbor((tx) => tx.select().from(linkingSessions))
    expect(rows.map(({ chosen }) => chosen)).toEqual([[]])
  })
})

/** Replaces the long-lived fingerprints; null if no social security number is on file. */
const setLasting = (ssnHash: string | null, fingerprint: string) =>
  asHarbor(async (tx) => {
    await tx.update(depositors).set({ ssnHash })
    await tx.update(linkedAccounts).set({ fingerprint })
  })

describe('a change of the secret', () => {
  const nextSecret = 'another secret of the tests, of at least 32 bytes'
  const alone = openKeyring({ current: nextSecret, previous: [] })
  const account = `${routingNumber}:${accountNumber}`
  const [oldSsn, oldAccount] = [
    testKeys.fingerprint('ssn', ssn),
    testKeys.fingerprint('account-number', account),
  ]

  it.each([
    ['social security numbers', oldSsn, alone.fingerprint('account-number', account)],
    ['account numbers', null, oldAccount],
    ['both numbers', oldSsn, oldAccount],
  ])(
    'A change of the secret is refused without the previous one if fingerprints of %s need it',
    async (_, ssnHash, fingerprint) => {
      await setLasting(ssnHash, fingerprint)
      await expect(adoptKeys(database, alone)).rejects.toThrow(
        new RefusedStart(
          `The data has values by another COFFER_SECRET (key ${testKeys.currentId}): set COFFER_SECRET_PREVIOUS to it, and they are rewritten.`,
        ),
      )
      await setLasting(oldSsn, oldAccount)
    },
  )

  it('A change of the secret still recognizes values of a process that has the previous one', async () => {
    const next = openKeyring({ current: nextSecret, previous: [testSecret] })
    await adoptKeys(database, next)
    await asHarbor((tx) =>
      tx
        .update(depositors)
        .set({ ssnHash: testKeys.fingerprint('ssn', ssn) })
        .where(eq(depositors.depositorId, depositor ?? '')),
    )
    expect(await countRecognized()).toEqual(all)
  })

  it('A change of the secret rewrites every value at the start, and then does not need the previous one', async () => {
    await adoptKeys(database, openKeyring({ current: nextSecret, previous: [testSecret] }))
    const next = openKeyring({ current: nextSecret, previous: [] })
    expect(await storedKeyIds()).toEqual([next.currentId])
    await adoptKeys(database, next)
    expect(await knownKeyIds()).toEqual([next.currentId])
    expect(await countRecognized()).toEqual(all)
  })
})
