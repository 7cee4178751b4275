import { eq, sql } from 'drizzle-orm'
import { describe, expect, inject, it, vi } from 'vitest'
import { getEngine } from '../../src/database/connection.ts'
import { asClockMover, now } from '../../src/database/in-tenant.ts'
import { sessions, users } from '../../src/database/schema/identity.ts'
import { everyCall } from '../../src/operator/every-call.ts'
import { readAccount, everyTenant, openBankForFile } from './open-bank.ts'

const bank = await openBankForFile({ tenants: everyTenant })

/** GET calls that change something, and therefore take row locks like every change. */
const changing = ['/fastlink', '/mfa-resend/{nonceToken}', '/service']

describe('a read', () => {
  it.runIf(inject('engine').kind === 'postgres')(
    'Every read is answered while another transaction locks the depositor and the account',
    async () => {
      const person = await bank.addDepositor('active', { registrationLastStep: 'completed' })
      const { uuid } = await readAccount(person)
      const paths = everyCall(bank.app)
        .filter(({ method, path }) => method === 'GET' && !path.startsWith('/sanctum/'))
        .map(({ path }) => path)
        .filter((path) => !changing.includes(path))
      expect(paths.length).toBeGreaterThan(20)
      const locked = Promise.withResolvers<undefined>()
      const answered = Promise.withResolvers<undefined>()
      const holding = bank.asTenant(async (tx) => {
        for (const table of ['depositors', 'deposit_accounts', 'users', 'transfers'])
          await tx.execute(sql`select 1 from ${sql.identifier(table)} for update`)
        locked.resolve(undefined)
        await answered.promise
      })
      await Promise.race([locked.promise, holding])
      const headers = { Authorization: `Bearer ${person.token}` }
      try {
        for (const path of paths) {
          const url = `http://harbor.localhost:4100/api/v1${path.replaceAll(/\{\w+\}/g, uuid)}`
          const { status } = await bank.app.request(url, { headers })
          expect.soft(status, path).toBeLessThan(500)
        }
      } finally {
        answered.resolve(undefined)
        await holding
      }
    },
  )

  it.runIf(inject('engine').kind === 'postgres')(
    'A read is answered while the clock is being moved',
    async () => {
      const person = await bank.addDepositor('active', { registrationLastStep: 'completed' })
      const locked = Promise.withResolvers<undefined>()
      const answered = Promise.withResolvers<undefined>()
      const moving = asClockMover(bank.context.db, async () => {
        locked.resolve(undefined)
        await answered.promise
      })
      await Promise.race([locked.promise, moving])
      try {
        expect(await person.get('/accounts')).toMatchObject({ code: 200 })
      } finally {
        answered.resolve(undefined)
        await moving
      }
    },
  )

  it('GET /accounts answers each of many concurrent callers with their own account, and strangers with 401', async () => {
    const people = await Promise.all(
      ['harbor', 'juniper', 'harbor', 'juniper'].map((tenant) =>
        bank.addDepositor('active', { registrationLastStep: 'completed' }, tenant),
      ),
    )
    const own = await Promise.all(people.map(async (person) => (await readAccount(person)).uuid))
    expect(new Set(own).size).toBe(people.length)
    await Promise.all(
      Array.from({ length: 15 }, () =>
        people.map(async (person, at) => {
          expect((await readAccount(person)).uuid).toBe(own[at])
          const elsewhere = person.tenant === 'harbor' ? 'juniper' : 'harbor'
          const stranger = await bank.app.request(`http://${elsewhere}.localhost:4100/api/v1/accounts`, {
            headers: { Authorization: `Bearer ${person.token}` },
          })
          expect(stranger.status).toBe(401)
        }),
      ).flat(),
    )
  })

  it.each(['/accounts', '/auth-check', '/fastlink', '/service'])(
    'GET %s runs in one transaction, even if it changes something',
    async (path) => {
      const person = await bank.addDepositor('active', { registrationLastStep: 'completed' })
      const begun = vi.spyOn(getEngine(bank.context.db), 'transaction')
      try {
        expect((await person.get(path)).code).toBeLessThan(300)
        expect(begun).toHaveBeenCalledOnce()
      } finally {
        begun.mockRestore()
      }
    },
  )

  it('GET /accounts opens an account for an accepted depositor who has none', async () => {
    const person = await bank.addDepositor('passed', { registrationLastStep: 'confirmed' })
    expect((await readAccount(person)).available_balance).toBe(0)
    expect(await readAccount(person)).toEqual(await readAccount(person))
  })
})

describe('the sessions of a locked user', () => {
  const setLock = (person: { email: string }, isLocked: boolean) =>
    bank.asTenant((tx) =>
      tx
        .update(users)
        .set({ lockedAt: isLocked ? now(tx) : null })
        .where(eq(users.email, person.email)),
    )

  it('The sessions of a locked user are refused reads and changes, even if none was ended', async () => {
    const person = await bank.addDepositor('active', { registrationLastStep: 'completed' })
    const codes = async () => [
      (await person.get('/accounts')).code,
      (await person.get('/auth-check')).code,
      (await person.post('/session', { session_id: 'any', location: 'here', description: 'this' })).code,
    ]
    await setLock(person, true)
    expect(await codes()).toEqual([401, 401, 401])
    await setLock(person, false)
    expect(await codes()).toEqual([200, 200, 200])
  })

  it('The sessions of a locked user get the reason while they wait for a code', async () => {
    const person = await bank.addDepositor('active', { registrationLastStep: 'completed' })
    await bank.asTenant((tx) => tx.update(sessions).set({ stage: 'mfa-pending' }))
    await setLock(person, true)
    expect((await person.get('/auth-check')).code).toBe(200)
    expect(await person.get('/mfa-select/email')).toMatchObject({
      code: 403,
      message: 'Too many incorrect attempts. Account Locked.',
    })
  })
})
