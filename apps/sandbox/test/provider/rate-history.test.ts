import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { ratesSchema } from '@coffer/api-client/rates/schema'
import { addDays, easternDate } from '@coffer/domain/calendar'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { capabilitiesWithout } from '../../src/tenants/capabilities.ts'
import type { HttpClient } from './http-client.ts'
import { openJointAccount } from './joint-application.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'
import { addCustomer, logInOnAnotherDevice } from './users.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })

async function readTruthInSavings(holder: HttpClient) {
  const { data } = await holder.get('/disclosures/active')
  const all = v.parse(
    v.array(v.object({ title: v.string(), version: v.string(), body_html: v.string() })),
    data,
  )
  const [found] = all.filter(({ title }) => title === 'Truth in Savings disclosure')
  return found
}

async function readAccount(holder: HttpClient) {
  const [account] = v.parse(accountsSchema, (await holder.get('/accounts')).data)
  if (!account) throw new Error('the holder has no account')
  return account
}

describe('the rate history of an account', () => {
  it('The rate history of an account starts with the rate of its opening day, for either holder', async () => {
    const { primary, secondary } = await openJointAccount(sandbox)
    const { uuid, apy, openedOn } = await readAccount(primary)
    for (const holder of [primary, secondary]) {
      const { status, data } = await holder.get(`/accounts/${uuid}/rates`)
      expect(status).toBe(200)
      expect(v.parse(ratesSchema, data)).toEqual([{ apy, effectiveOn: openedOn, announcedOn: null }])
    }
  })

  it('The rate history of another depositor’s account answers 404', async () => {
    const [owner, other] = [await addCustomer(sandbox), await addCustomer(sandbox)]
    const { uuid } = await readAccount(owner.visitor)
    expect(await other.visitor.get(`/accounts/${uuid}/rates`)).toMatchObject({ status: 404, data: null })
    expect(await sandbox.newClient().get(`/accounts/${uuid}/rates`)).toMatchObject({ status: 401 })
  })

  it('The rate history exists only if the branding announces it, and a tenant can switch it off', async () => {
    expect(capabilitiesWithout([])).toContain('rate_history')
    expect(capabilitiesWithout(['rate_history'])).not.toContain('rate_history')
    const { visitor } = await addCustomer(sandbox, 'solstice')
    const { uuid } = await readAccount(visitor)
    const own: unknown = (await visitor.get('/branding')).data
    await sandbox.callOperator(
      'PUT',
      '/branding?tenant=solstice',
      Object.assign({}, own, { capabilities: ['goals'] }),
    )
    expect(await visitor.get(`/accounts/${uuid}/rates`)).toMatchObject({ status: 404 })
    await sandbox.callOperator('DELETE', '/branding?tenant=solstice')
    expect(await visitor.get(`/accounts/${uuid}/rates`)).toMatchObject({ status: 200 })
  })
})

describe('an announced change of rate', () => {
  const announce = (apy: string, effectiveOn: string, tenant = 'harbor') =>
    sandbox.callOperator('POST', '/rates', { tenant, apy, effective_on: effectiveOn })
  const today = () => easternDate(sandbox.context.clock.now())

  it('An announced change of rate is listed and notified to both holders, and applies from its day on', async () => {
    const { primary, secondary, primaryEmail, email: secondaryEmail } = await openJointAccount(sandbox)
    const { uuid, openedOn } = await readAccount(primary)
    const [announcedOn, effectiveOn] = [today(), addDays(today(), 2)]
    expect(await announce('4.10', effectiveOn)).toEqual({
      apy: '4.10',
      effective_on: effectiveOn,
      announced_on: announcedOn,
    })
    await sandbox.callOperator('POST', '/jobs/run')
    for (const [holder, email] of [
      [primary, primaryEmail],
      [secondary, secondaryEmail],
    ] as const) {
      const { data } = await holder.get(`/accounts/${uuid}/rates`)
      expect(v.parse(ratesSchema, data)).toEqual([
        { apy: '4.10', effectiveOn, announcedOn },
        { apy: '4.35', effectiveOn: openedOn, announcedOn: null },
      ])
      expect(await readAccount(holder)).toMatchObject({ apy: '4.35' })
      const [notice] = (await sandbox.outbox(email)).filter(({ subject }) => subject.includes('rate'))
      expect(notice?.text).toContain('changes from 4.35% to 4.10%')
      const alerts = v.parse(v.array(v.object({ title: v.string() })), (await holder.get('/alerts')).data)
      expect(alerts.filter(({ title }) => title.startsWith('Your rate changes on'))).toHaveLength(1)
    }
    await sandbox.advanceClock(2 * 86_400)
    const later = await logInOnAnotherDevice(sandbox, primaryEmail)
    expect(await readAccount(later)).toMatchObject({ apy: '4.10' })
  })

  it('An announced change of rate is in a new version of the Truth in Savings disclosure from its day on', async () => {
    const { visitor, email } = await addCustomer(sandbox, 'solstice')
    const before = await readTruthInSavings(visitor)
    await announce('3.95', addDays(today(), 2), 'solstice')
    await announce('3.80', addDays(today(), 4), 'solstice')
    await sandbox.callOperator('POST', '/jobs/run')
    expect(await readTruthInSavings(visitor)).toEqual(before)
    for (const [apy, version] of [
      ['3.95', '2026-01.2'],
      ['3.80', '2026-01.3'],
    ]) {
      await sandbox.advanceClock(2 * 86_400)
      const later = await logInOnAnotherDevice(sandbox, email, { tenant: 'solstice' })
      const active = await readTruthInSavings(later)
      expect(active?.version).toBe(version)
      expect(active?.body_html).toContain(`is <strong>${apy}%</strong>`)
    }
  })

  it('An announced change of rate applies to its own tenant only', async () => {
    const { visitor, email } = await addCustomer(sandbox, 'juniper')
    const { uuid, apy } = await readAccount(visitor)
    await announce('2.00', addDays(today(), 5), 'solstice')
    await sandbox.callOperator('POST', '/jobs/run')
    await sandbox.advanceClock(6 * 86_400)
    const later = await logInOnAnotherDevice(sandbox, email, { tenant: 'juniper' })
    expect(await readAccount(later)).toMatchObject({ apy })
    expect((await later.get(`/accounts/${uuid}/rates`)).data).toHaveLength(1)
  })

  it('A change of rate is refused for today, for the day of another change or before it, and without two decimals', async () => {
    await expect(announce('4.00', today())).rejects.toThrow('answered 422')
    await expect(announce('4', addDays(today(), 50))).rejects.toThrow('answered 422')
    await announce('4.00', addDays(today(), 50))
    await expect(announce('4.20', addDays(today(), 50))).rejects.toThrow('answered 409')
    await expect(announce('4.20', addDays(today(), 49))).rejects.toThrow('answered 409')
  })
})
