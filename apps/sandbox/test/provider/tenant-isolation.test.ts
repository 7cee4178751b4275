import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asWorker, inTenant, now } from '../../src/database/in-tenant.ts'
import { users } from '../../src/database/schema/identity.ts'
import { securityEvents } from '../../src/database/schema/security-events.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { toRows } from '../../src/database/rows.ts'
import { submitPassword, logInNewUser } from './users.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

/** Error message of the database itself. */
const refusalMessage = (query: Promise<unknown>) =>
  query.then(
    () => 'no refusal',
    (error: unknown) =>
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error),
  )

describe('the database', () => {
  it('The database shows a tenant its own rows only, even without a filter', async () => {
    const { email } = await logInNewUser(sandbox, 'harbor')
    const find = (tenant: string) =>
      inTenant(sandbox.database, tenant, (tx) => tx.select().from(users).where(eq(users.email, email)))
    expect(await find('harbor')).toHaveLength(1)
    expect(await find('juniper')).toHaveLength(0)
  })

  it('The database changes no row of another tenant', async () => {
    const { email } = await logInNewUser(sandbox, 'harbor')
    const changed = await inTenant(sandbox.database, 'juniper', (tx) =>
      tx.update(users).set({ locale: 'es' }).where(eq(users.email, email)).returning(),
    )
    expect(changed).toEqual([])
  })

  it('The database refuses a row that names another tenant', async () => {
    const forged = inTenant(sandbox.database, 'juniper', (tx) =>
      tx.insert(outbox).values({
        tenant: 'harbor',
        channel: 'sms',
        to: '',
        subject: '',
        text: '',
        links: [],
        sentAt: now(tx),
      }),
    )
    expect(await refusalMessage(forged)).toContain('row-level security')
  })

  it('The database refuses a query without a tenant, and denies depositors to the worker’s role', async () => {
    const nameless = inTenant(sandbox.database, 'harbor', async (tx) => {
      await tx.execute(sql`select set_config('coffer.tenant', '', true)`)
      return tx.select().from(users)
    })
    expect(await refusalMessage(nameless)).toContain('no tenant is set')
    expect(await refusalMessage(asWorker(sandbox.database, (tx) => tx.select().from(users)))).toContain(
      'permission denied',
    )
    await expect(inTenant(sandbox.database, '', () => Promise.resolve())).rejects.toThrow(
      'The name of a tenant must not be empty',
    )
  })

  it('The database enforces the policy on every table with a tenant, for the owner too', async () => {
    const loose = await inTenant(sandbox.database, 'harbor', (tx) =>
      tx.execute(sql`
        select c.relname from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant' and not a.attisdropped
         where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
           and not (c.relrowsecurity and c.relforcerowsecurity)`),
    )
    expect(toRows(loose)).toEqual([])
  })

  it.each([
    'update security_events set status = 200',
    'delete from security_events',
    'truncate security_events',
  ])(
    'The database keeps the operator’s acts from the worker’s role and from the owner: %s',
    async (statement) => {
      await sandbox.callOperator('PATCH', '/tenants/harbor', { review_seconds: null })
      const rows = () => asWorker(sandbox.database, (tx) => tx.select().from(securityEvents))
      const before = await rows()
      expect(before.length).toBeGreaterThan(0)
      const changedBy = (role: string) =>
        refusalMessage(
          asWorker(sandbox.database, async (tx) => {
            await tx.execute(sql.raw(`set local role ${role}`))
            await tx.execute(sql.raw(statement))
          }),
        )
      expect(await changedBy('coffer_worker')).toContain('permission denied')
      // The owner may delete, but its policies show it no rows to delete.
      expect(await changedBy('none')).toMatch(/permission denied|only grows|no refusal/)
      expect(await rows()).toEqual(before)
    },
  )

  it('The database refuses a transaction inside another, instead of a deadlock', async () => {
    const nested = inTenant(sandbox.database, 'harbor', () =>
      inTenant(sandbox.database, 'harbor', () => Promise.resolve()),
    )
    await expect(nested).rejects.toThrow('pass its tx on')
  })
})

describe('each host', () => {
  it('Each host does not know the users of another tenant’s host', async () => {
    const { email, visitor } = await logInNewUser(sandbox, 'harbor')
    const elsewhere = sandbox.newClient('juniper')
    expect(await submitPassword(elsewhere, email)).toMatchObject({ status: 400 })
    elsewhere.bearer = visitor.bearer
    expect(await elsewhere.get('/user')).toMatchObject({ status: 401 })
    expect((await elsewhere.get('/branding')).data).toMatchObject({ slug: 'juniper' })
  })

  it('A host serves no API unless it belongs to a tenant', async () => {
    expect((await sandbox.newClient('nobody').send('GET', '/api/v1/branding')).status).toBe(404)
    expect((await sandbox.newClient('nobody').send('GET', '/healthz')).status).toBe(200)
  })
})
