import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { inTenant } from '../../src/database/in-tenant.ts'
import { toRows } from '../../src/database/rows.ts'
import { fingerprintColumns } from '../../src/keys/fingerprint-columns.ts'
import { openKeyring } from '../../src/keys/keyring.ts'
import { testKeys, testSecret } from '../engine/test-keys.ts'
import { bankDetails } from '../bank/linking-page.ts'
import { inviteJointHolder, newPassword, parseIdentity, verifyIdentity } from './joint-application.ts'
import { openSandboxForFile, openSandboxOn } from './sandbox.ts'
import {
  addCustomer,
  addReviewedUser,
  basicDetails,
  linkFieldsSentTo,
  logInNewUser,
  newEmail,
  nonceIn,
  codeSentTo,
  password,
  register,
  submitCode,
  submitPassword,
} from './users.ts'

const sandbox = await openSandboxForFile()
const current = 'the secret after a rotation, of at least 32 bytes'

const restart = (previous: readonly string[]) =>
  openSandboxOn(sandbox.database, {}, openKeyring({ current, previous }))

/** Adds users with a session, a social security number, a linked account, an email link and a pending code. */
async function addUsersWithData() {
  const basic = basicDetails('0001')
  const { visitor } = await logInNewUser(sandbox)
  await visitor.patch('/depositor', basic)
  const linker = await addReviewedUser(sandbox, '0001')
  const linked = await linker.visitor.post('/link/manual', bankDetails)
  const email = newEmail()
  await sandbox
    .newClient()
    .post('/register', { email, password, password_confirmation: password, locale: 'en' })
  const waiting = await register(sandbox)
  await submitPassword(waiting.visitor, waiting.email)
  const nonce = nonceIn(await waiting.visitor.get('/mfa-select/email'))
  const code = await codeSentTo(sandbox, waiting.email)
  return {
    basic,
    visitor,
    linker,
    linked,
    link: await linkFieldsSentTo(sandbox, email),
    waiting,
    nonce,
    code,
  }
}

const columnNames = v.array(v.object({ column: v.string() }))

/** Columns of all tables in which harbor has fingerprints with the key of the tests. */
const columnsWithOldKey = () =>
  inTenant(sandbox.database, 'harbor', async (tx) => {
    const readable = await tx.execute(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and has_table_privilege('coffer_app', oid, 'select') order by 1`,
    )
    const found: string[] = []
    for (const { name } of v.parse(v.array(v.object({ name: v.string() })), toRows(readable))) {
      const rows = await tx.execute(
        sql`select distinct cell.name as column from ${sql.identifier(name)} t,
          jsonb_each_text(to_jsonb(t)) as cell (name, content)
          where cell.content like ${`%${testKeys.currentId}.%`} order by 1`,
      )
      for (const { column } of v.parse(columnNames, toRows(rows))) found.push(`${name}.${column}`)
    }
    return found
  })

describe('a start with another secret and the previous one', () => {
  it('A new secret keeps sessions, links, codes and known numbers, even after the previous one is removed', async () => {
    const before = await addUsersWithData()
    await addCustomer(sandbox)
    const identity = parseIdentity(await verifyIdentity(sandbox, (await inviteJointHolder(sandbox)).email))
    await submitPassword(sandbox.newClient(), newEmail(), 'a wrong password')
    const onDevice = await register(sandbox)
    await submitPassword(onDevice.visitor, onDevice.email)
    await submitCode(sandbox, onDevice.visitor, onDevice.email, { remember: true })
    const evidence = 'security_events.address'
    const stored = fingerprintColumns.map(({ table, column }) => `${getTableName(table)}.${column.name}`)
    expect(await columnsWithOldKey()).toEqual([...stored, evidence].toSorted())
    await restart([testSecret])
    const { newClient } = await restart([])
    expect(await columnsWithOldKey()).toEqual([evidence])

    const returning = newClient()
    returning.bearer = before.visitor.bearer
    expect(await returning.get('/depositor')).toMatchObject({ status: 200, data: { first_name: 'Ann' } })

    const verified = await newClient().post('/email/verify', before.link)
    expect(verified.data).toEqual({ state: 'verified' })

    const pending = newClient()
    pending.bearer = before.waiting.visitor.bearer
    const entered = await pending.post(`/mfa-verify/${before.nonce}`, { code: before.code })
    expect(entered).toMatchObject({ status: 200 })

    const joining = await newClient().patch('/depositor', { ...newPassword(), ...identity })
    expect(joining).toMatchObject({ status: 200 })

    const other = await logInNewUser({ newClient, outbox: sandbox.outbox })
    expect(await other.visitor.patch('/depositor', before.basic)).toMatchObject({
      status: 409,
      message: 'duplicate_ssn',
    })

    const linker = newClient()
    linker.bearer = before.linker.visitor.bearer
    expect(await linker.post('/link/manual', bankDetails)).toMatchObject({
      status: 200,
      data: before.linked.data,
    })
  })
})
