import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import {
  eva,
  fillBeneficiary,
  type BeneficiaryInput,
  fetchBeneficiaries,
  fullName,
  clickButton,
  shareField,
  fetchShares,
} from '../people/beneficiaries.ts'
import { field, heading } from '../people/log-in.ts'
import { pressEnterOn, tabTo } from '../people/keyboard.ts'
import { demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

const noor: BeneficiaryInput = {
  firstName: 'Noor',
  lastName: 'Haddad',
  relationship: 'friend',
  dateOfBirth: ['11', '3', '1990'],
}
const [evaName, noorName] = [fullName(eva), fullName(noor)]

test('A depositor adds, changes, reallocates and removes beneficiaries, each once though a response is lost', async ({
  page,
  ownBankOf,
}) => {
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const openList = () => page.getByRole('link', { name: say('beneficiaries:success.list') }).click()

  const loseAnswer = (method: string, path: string) =>
    bank.operator.fault({ method, path, kind: 'drop', value: 'after', times: 1 })

  await test.step('the first beneficiary, added from my account, gets 100 percent', async () => {
    await loseAnswer('POST', '/depositor/beneficiaries')
    await page.goto(`${bank.origin}/my-account`)
    const addLink = `${say('account:related-party.add')} ${say('account:related-party.beneficiaries')}`
    await page.getByRole('link', { name: addLink }).click()
    await fillBeneficiary(page, person, eva)
    await clickButton(page, say('beneficiaries:add.save'))
    await expect(heading(page, say('beneficiaries:success.added.title', { name: evaName }))).toBeVisible()
    await page.reload()
    await expect(heading(page, say('beneficiaries:success.added.title', { name: evaName }))).toBeVisible()
    expect(await fetchShares(wire)).toEqual([[evaName, 100]])
  })

  await test.step('the second beneficiary needs new allocations for all; a wrong sum is not sent', async () => {
    await page.getByRole('link', { name: say('beneficiaries:success.another') }).click()
    await fillBeneficiary(page, person, noor)
    await shareField(page, noorName).fill('30')
    await clickButton(page, say('beneficiaries:add.save'))
    await expect(page.getByRole('alert')).toContainText(say('beneficiaries:problem.total'))
    expect(await fetchShares(wire)).toEqual([[evaName, 100]])
    await shareField(page, evaName).fill('70')
    await clickButton(page, say('beneficiaries:add.save'))
    await openList()
    expect(await fetchShares(wire)).toEqual([
      [evaName, 70],
      [noorName, 30],
    ])
    await expect(page.getByRole('listitem').filter({ hasText: noorName })).toContainText('30%')
  })

  await test.step('a change of details and designation changes the allocations of both', async () => {
    await page.getByRole('link', { name: noorName }).click()
    await page.getByRole('link', { name: say('beneficiaries:edit.open') }).click()
    await field(page, `${say('beneficiaries:field.email')} (${say('ui-kit:field.optional')})`).fill(
      'Noor@Example.com',
    )
    await page.getByRole('radio', { name: say('beneficiaries:designation.contingent') }).check()
    await clickButton(page, say('beneficiaries:edit.save'))
    await openList()
    expect(await fetchShares(wire)).toEqual([
      [evaName, 100],
      [noorName, 100],
    ])
    await page.getByRole('link', { name: noorName }).click()
    await expect(page.getByText('noor@example.com')).toBeVisible()
  })

  await test.step('one beneficiary is removed, then the last, and the list is empty', async () => {
    for (const [name, designation] of [
      [noorName, 'contingent'],
      [evaName, 'primary'],
    ] as const) {
      await page.goto(`${bank.origin}/beneficiary/list`)
      await page.getByRole('link', { name }).click()
      await page.getByRole('link', { name: say('beneficiaries:remove.open') }).click()
      await expect(page.getByText(say(`beneficiaries:remove.nobody.${designation}`))).toBeVisible()
      if (designation === 'contingent') await loseAnswer('DELETE', '/depositor/beneficiary')
      await clickButton(page, say('beneficiaries:remove.yes', { name }))
      await expect(heading(page, say('beneficiaries:success.removed.title', { name }))).toBeVisible()
    }
    await expect(page.getByText(say('beneficiaries:success.nobody'))).toBeVisible()
    expect(await fetchShares(wire)).toEqual([])
    await page.goto(`${bank.origin}/beneficiary/list`)
    await expect(heading(page, say('refused:no-beneficiaries.title'))).toBeVisible()
  })
})

test('The form of allocations announces their sum in Spanish, by keyboard alone', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('solstice'), 'beneficiaries', { language: 'es' })
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const [first, second] = await fetchBeneficiaries(wire)
  const [one, other] = [first?.name ?? '', second?.name ?? '']
  await page.goto(`${bank.origin}/beneficiary/list`)
  await pressEnterOn(page.getByRole('link', { name: say('beneficiaries:shares.open') }))
  await tabTo(shareField(page, one))
  await page.keyboard.type('12')
  await tabTo(shareField(page, other))
  await page.keyboard.type('80')
  const group = page.getByRole('group', { name: say('beneficiaries:group.primary') })
  await expect(group.getByRole('status')).toContainText('92%')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await pressEnterOn(page.getByRole('link', { name: say('beneficiaries:problem.total') }))
  await expect(group).toBeFocused()
  await pressEnterOn(group.getByRole('button', { name: say('beneficiaries:shares.evenly') }))
  await pressEnterOn(page.getByRole('button', { name: say('beneficiaries:shares.save') }))
  await expect(heading(page, say('beneficiaries:success.shares.title'))).toBeVisible()
  expect((await fetchShares(wire)).slice(0, 2)).toEqual([
    [one, 50],
    [other, 50],
  ])
})

test('A joint holder sees the same beneficiaries and can change none, neither on a screen nor by a call', async ({
  page,
  ownBankOf,
}) => {
  const bank = ownBankOf('juniper')
  const holder = demoDepositor(bank, 'secondary')
  const { say } = holder
  const primary = await startSession(page, demoDepositor(bank, 'primary'))
  await requestData(primary.wire, 'POST', '/depositor/beneficiaries', {
    first_name: 'Noor',
    last_name: 'Haddad',
    relationship: 'friend',
    date_of_birth: '1990-11-03',
    designation: 'primary',
  })
  const { wire } = await startSession(page, holder)
  const [existing] = await fetchBeneficiaries(wire)
  await page.goto(`${bank.origin}/beneficiary/list`)
  await page.getByRole('link', { name: noorName }).click()
  await expect(heading(page, noorName)).toBeVisible()
  await expect(page.getByText(say('beneficiaries:list.onlyPrimary'))).toBeVisible()
  await expect(page.getByRole('link', { name: say('beneficiaries:edit.open') })).toBeHidden()
  for (const path of ['add', `edit?id=${existing?.uuid}`, `remove?id=${existing?.uuid}`]) {
    await page.goto(`${bank.origin}/beneficiary/${path}`)
    await expect(heading(page, say('refused:primary-only-beneficiaries.title'))).toBeVisible()
  }
  const allocations = [{ uuid: existing?.uuid, allocation: 100 }]
  const fields = {
    first_name: 'A',
    last_name: 'B',
    relationship: 'other',
    date_of_birth: '1990-11-03',
    designation: 'primary',
  }
  const changes = [
    ['POST', '/depositor/beneficiaries', { ...fields, allocations }],
    ['PATCH', `/depositor/beneficiaries/${existing?.uuid}`, fields],
    ['PATCH', '/depositor/beneficiaries/update-allocations', { allocations }],
    ['DELETE', '/depositor/beneficiary', { identifier: existing?.uuid }],
    [
      'POST',
      '/depositor/beneficiaries/delete-and-reallocate',
      { identifier: existing?.uuid, allocations: [] },
    ],
  ] as const
  for (const [method, path, body] of changes)
    expect(await wire.send(method, path, body), path).toMatchObject({ status: 403 })
  expect(await fetchShares(primary.wire)).toEqual([[noorName, 100]])
})
