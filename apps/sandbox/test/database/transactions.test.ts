import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getEngine, type Connection } from '../../src/database/connection.ts'
import {
  attempt,
  inTenant,
  inTenantSnapshot,
  inTenantWithSession,
  type Tx,
} from '../../src/database/in-tenant.ts'
import { toRows } from '../../src/database/rows.ts'
import { isReadOnlyViolation } from '../../src/database/transient-failure.ts'
import { openTestDatabase } from '../engine/test-database.ts'

const { database, engine, runAsSuperuser } = await openTestDatabase()
afterAll(engine.close)
beforeAll(() =>
  runAsSuperuser('create table notes (text text)', 'grant select, insert on notes to coffer_app'),
)

const insert = (tx: Connection, text: string) => tx.execute(sql`insert into notes values (${text})`)
const notes = () =>
  inTenant(database, 'harbor', async (tx) =>
    toRows(await tx.execute(sql`select text from notes order by text`)).map(({ text }) => text),
  )
const asCall = <T>(mode: 'change' | 'read', work: (tx: Tx) => Promise<T>) =>
  inTenantWithSession(database, { tenant: 'harbor', tokenHashes: ['unknown'], mode }, work)

describe('a transaction', () => {
  it('A transaction leaves neither its role nor its tenant on the connection, however it ends', async () => {
    const failing = (tx: Tx) => tx.execute(sql`select 1 / 0`)
    const ended = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => [
        asCall('read', (tx) => insert(tx, 'never').catch(() => null)),
        asCall('read', (tx) => tx.execute(sql`select ${at}`)),
        asCall('change', (tx) => tx.execute(sql`select ${at}`)),
        asCall('change', failing),
        inTenantSnapshot(database, 'juniper', failing),
        asCall('read', failing),
      ]).flat(),
    )
    expect(ended.some(({ status }) => status === 'rejected')).toBe(true)
    // More at once than the pool has connections.
    const connectionStates = await Promise.all(
      Array.from({ length: 20 }, () =>
        getEngine(database).transaction(async (tx) =>
          toRows(
            await tx.execute(sql`
              select coalesce(current_setting('coffer.tenant', true), '') as tenant,
                     current_user = session_user as is_own, current_setting('transaction_read_only') as is_read_only`),
          ),
        ),
      ),
    )
    expect(connectionStates.flat()).toEqual(
      Array.from({ length: 20 }, () => ({ tenant: '', is_own: true, is_read_only: 'off' })),
    )
  })

  it('A transaction reports that it was rolled back when its work ignores a failed statement', async () => {
    const ignoring = inTenant(database, 'harbor', async (tx) => {
      await insert(tx, 'lost')
      await tx.execute(sql`select 1 / 0`).catch(() => null)
      return 'done'
    })
    await expect(ignoring).rejects.toThrow('rolled back')
    expect(await notes()).not.toContain('lost')
  })

  it('A transaction undoes what a failed attempt did, and keeps the rest', async () => {
    await inTenant(database, 'harbor', async (tx) => {
      await insert(tx, 'before')
      await attempt(tx, async (inner) => {
        await insert(inner, 'undone')
        await attempt(inner, (innermost) => innermost.execute(sql`select 1 / 0`)).catch(() => null)
        await insert(inner, 'undone too')
        throw new Error('undo')
      }).catch(() => null)
      await attempt(tx, (inner) => insert(inner, 'between'))
      await insert(tx, 'after')
    })
    expect(await notes()).toEqual(expect.arrayContaining(['after', 'before', 'between']))
    expect((await notes()).filter((text) => String(text).startsWith('undone'))).toEqual([])
  })

  it('A transaction refuses a statement after its end, when its connection may serve another tenant', async () => {
    const ended = await inTenant(database, 'harbor', (tx) => Promise.resolve({ tx }))
    await expect(Promise.resolve().then(() => insert(ended.tx, 'late'))).rejects.toThrow()
    expect(await notes()).not.toContain('late')
  })

  it('A transaction can repeat the statement of an earlier one, and binds each value by its type', async () => {
    const instant = '2026-03-01T12:00:00.000Z'
    for (const [text, count, is] of [
      ['é’\\"', 9_007_199_254_740_991, true],
      [null, -1, false],
    ] as const) {
      const [row] = await inTenant(database, 'harbor', async (tx) =>
        toRows(
          await tx.execute(sql`
            select ${text}::text as text, ${count}::bigint::float8 as count, ${is}::boolean as is,
                   ${JSON.stringify({ text })}::jsonb as json, ${instant}::timestamptz = ${instant} as same`),
        ),
      )
      expect(row).toEqual({ text, count, is, json: { text }, same: true })
    }
  })
})

describe('a transaction that reads', () => {
  it('A transaction that reads is refused every change, which the same call can make in one that changes', async () => {
    const refused = await asCall('read', (tx) => insert(tx, 'refused')).catch((error: unknown) => error)
    expect(isReadOnlyViolation(refused)).toBe(true)
    await asCall('change', (tx) => insert(tx, 'made'))
    expect(await notes()).toContain('made')
    expect(await notes()).not.toContain('refused')
  })
})
