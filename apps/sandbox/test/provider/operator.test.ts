import { disclosuresSchema } from '@coffer/api-client/disclosures/schema'
import { afterEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { HttpClient } from './http-client.ts'
import {
  addressDetails,
  basicDetails,
  employerDetails,
  logInNewUser,
  submitCode,
  submitPassword,
} from './users.ts'
import { brandAnswer } from '../../src/operator/brand-report.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })
afterEach(() => sandbox.callOperator('PATCH', '/tenants/harbor', { review_seconds: null }))

const accepted = v.object({ request_id: v.string() })

async function addConfirmedApplicant(lastFour?: string) {
  const { visitor } = await logInNewUser(sandbox)
  for (const step of [basicDetails(lastFour), addressDetails, employerDetails])
    await visitor.patch('/depositor', step)
  const answer = await visitor.patch('/depositor', { step: 'confirmed', certify: true })
  return { visitor, requestId: v.parse(accepted, answer.data).request_id }
}

const requestStatus = async (visitor: HttpClient, requestId: string) =>
  (await visitor.get(`/request/${requestId}`)).status

describe('the duration of a review', () => {
  it('The review of a number ending in 0010 takes longer than any client polls', async () => {
    const { visitor, requestId } = await addConfirmedApplicant('0010')
    await sandbox.advanceClock(300)
    expect(await requestStatus(visitor, requestId)).toBe(202)
    await sandbox.advanceClock(300)
    expect(await visitor.get('/depositor')).toMatchObject({ data: { registration_status: 'PASSED' } })
  })

  it.each(['0001', '0003', undefined])(
    'The review of a number takes as long as the operator set, whatever it finds: %s',
    async (lastFour) => {
      await sandbox.callOperator('PATCH', '/tenants/harbor', { review_seconds: 400 })
      const { visitor, requestId } = await addConfirmedApplicant(lastFour)
      await sandbox.advanceClock(399)
      expect(await requestStatus(visitor, requestId)).toBe(202)
      await sandbox.advanceClock(1)
      expect(await requestStatus(visitor, requestId)).toBe(200)
    },
  )

  it('The review of documents takes as long as the operator set', async () => {
    const { visitor } = await addConfirmedApplicant('0004')
    await sandbox.callOperator('POST', '/jobs/run')
    await sandbox.callOperator('PATCH', '/tenants/harbor', { review_seconds: 400 })
    const form = new FormData()
    form.append('step', 'additional-info')
    form.append('kinds[]', 'identity')
    form.append('documents[]', new File(['%PDF-1.7'], 'passport.pdf'))
    const sent = await visitor.patch('/depositor', form)
    const requestId = v.parse(accepted, sent.data).request_id
    await sandbox.advanceClock(399)
    expect(await requestStatus(visitor, requestId)).toBe(202)
    await sandbox.advanceClock(1)
    expect(await visitor.get(`/request/${requestId}`)).toMatchObject({ data: { result: 'IN_REVIEW' } })
  })
})

describe('a disclosure', () => {
  const listed = v.array(
    v.object({
      uuid: v.string(),
      slug: v.string(),
      version: v.string(),
      title: v.string(),
      hash: v.string(),
    }),
  )
  const activeDisclosures = async (tenant = 'harbor') =>
    v.parse(listed, await sandbox.callOperator('GET', `/disclosures?tenant=${tenant}`))
  const read = async (visitor: HttpClient) =>
    v.parse(disclosuresSchema, (await visitor.get('/disclosures/active')).data)

  it('A disclosure gets a new version by its slug or its id, at that tenant only', async () => {
    const before = await activeDisclosures()
    const elsewhere = await activeDisclosures('juniper')
    await sandbox.callOperator('POST', '/disclosures', {
      slug: 'privacy-notice',
      title: 'Privacy',
      body: '<p>New.</p>',
    })
    await sandbox.callOperator('POST', '/disclosures', { tenant: 'harbor', uuid: before[0]?.uuid })
    const after = await activeDisclosures()
    expect(after.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug))
    const changed = after.filter(({ hash }) => !before.some((one) => one.hash === hash))
    expect(changed.map(({ slug }) => slug)).toEqual([before[0]?.slug, 'privacy-notice'])
    expect(after.find(({ slug }) => slug === 'privacy-notice')).toMatchObject({
      title: 'Privacy',
      version: '2026-01.2',
    })
    expect(await activeDisclosures('juniper')).toEqual(elsewhere)
    const { visitor } = await logInNewUser(sandbox)
    expect((await read(visitor)).map(({ hash }) => hash)).toEqual(after.map(({ hash }) => hash))
  })

  it('A new version of a disclosure answers 404 for an unknown slug', async () => {
    await expect(sandbox.callOperator('POST', '/disclosures', { slug: 'nonsense' })).rejects.toThrow('404')
  })
})

it.each(['console', 'tenant', 'linked-accounts'])(
  'The operator’s host serves the console’s script %s and every file it imports',
  async (name) => {
    const served = await sandbox.newClient().send('GET', `/sandbox/${name}.js`)
    expect(served.status).toBe(200)
    const script = await served.text()
    for (const [, other] of script.matchAll(/from '\.\/([^']+)'/g))
      expect((await sandbox.newClient().send('GET', `/sandbox/${other}`)).status).toBe(200)
  },
)

describe('a depositor whom the operator logs out', () => {
  it('A depositor whom the operator logs out has no session and no remembered device left', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const other = sandbox.newClient()
    await submitPassword(other, email)
    await submitCode(sandbox, other, email, { remember: true })
    const own = v.object({ depositor_id: v.string() })
    const { depositor_id } = v.parse(own, (await visitor.get('/depositor')).data)
    await sandbox.callOperator('PATCH', `/depositors/${depositor_id}`, { logged_out: true })
    for (const device of [visitor, other]) expect(await device.get('/user')).toMatchObject({ status: 401 })
    expect(await submitPassword(other, email)).toMatchObject({ data: { mfa: { required: true } } })
  })
})

describe('the brand of a tenant', () => {
  const report = async () =>
    v.parse(brandAnswer, await sandbox.callOperator('GET', '/branding?tenant=harbor'))
  const pair = ({ pairs }: Awaited<ReturnType<typeof report>>) =>
    pairs.find(({ color, background }) => color === 'on-primary' && background === 'primary')

  it('The brand of a tenant is reported with the contrast of its colors, live or its own', async () => {
    const own = await report()
    expect(own).toMatchObject({ is_own: true, problems: [] })
    expect(own.pairs.every(({ passes }) => passes)).toBe(true)
    const live = Object.assign({}, own.branding, { color_primary: '#ffc72c' })
    await sandbox.callOperator('PUT', '/branding?tenant=harbor', live)
    const changed = await report()
    expect(changed).toMatchObject({ is_own: false, branding: { color_primary: '#ffc72c' } })
    expect(pair(changed)).toMatchObject({ ratio: '13.4:1', needed: '4.5:1', passes: true })
    expect(pair(changed)).not.toEqual(pair(own))
    expect(changed.explained.join()).toContain('yellow')
    await sandbox.callOperator('DELETE', '/branding?tenant=harbor')
    expect(await report()).toEqual(own)
  })

  it('An invalid brand of a tenant is reported with its problems', async () => {
    await sandbox.callOperator('PUT', '/branding?tenant=harbor', { slug: 'harbor', name: 7 })
    const broken = await report()
    await sandbox.callOperator('DELETE', '/branding?tenant=harbor')
    expect(broken).toMatchObject({ is_own: false, pairs: [], explained: [] })
    expect(broken.problems.join()).toMatch(/name/)
  })
})
