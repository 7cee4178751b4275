import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { everyCall } from '../../src/operator/every-call.ts'
import { accountOf, openBankForFile } from './open-bank.ts'

const bank = await openBankForFile()

/** GET calls that change something: they follow the lock order as every change does. */
const changing = ['/fastlink', '/mfa-resend/{nonceToken}', '/service']

describe('a read', () => {
  it.runIf(inject('engine').kind === 'postgres')(
    'answers while another transaction changes the depositor and the account',
    async () => {
      const person = await bank.addDepositor('active', { registrationLastStep: 'completed' })
      const { uuid } = await accountOf(person)
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

  it('of an accepted depositor without an account opens one', async () => {
    const person = await bank.addDepositor('passed', { registrationLastStep: 'confirmed' })
    expect((await accountOf(person)).available_balance).toBe(0)
    expect(await accountOf(person)).toEqual(await accountOf(person))
  })
})
