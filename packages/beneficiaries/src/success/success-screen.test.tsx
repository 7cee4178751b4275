import type { ResultValue } from '@coffer/session/result'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBeneficiaries } from '../example-beneficiaries.ts'
import { leaveAndReturn, provider, show, showAfter } from '../fake-provider.ts'
import { beneficiaryChanged } from '../results.ts'
import { successScreen } from './success-screen.tsx'

const path = '/beneficiary/success'
const after = (result: ResultValue<typeof beneficiaryChanged>) =>
  showAfter(() => beneficiaryChanged.record(result), path, successScreen)
const links = () => screen.getAllByRole('link').map((link) => link.textContent)

it.each([
  ['added', 3, 'Eva Rivera added as a beneficiary', ['View your beneficiaries', 'Add another beneficiary']],
  ['added', 10, 'Eva Rivera added as a beneficiary', ['View your beneficiaries', 'Back to my account']],
  ['edited', 3, 'Eva Rivera updated', ['View your beneficiaries', 'Back to my account']],
  ['removed', 2, 'Eva Rivera removed', ['View your beneficiaries', 'Back to my account']],
  ['removed', 0, 'Eva Rivera removed', ['Add a beneficiary', 'Back to my account']],
  ['shares', 2, 'Shares updated', ['View your beneficiaries', 'Back to my account']],
] as const)(
  'The success screen reports the change %s and the next steps with %i beneficiaries',
  async (type, count, title, next) => {
    await after({ type, name: 'Eva Rivera', count })
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(links()).toEqual(next)
  },
)

it('The success screen is shown again after leaving and returning', async () => {
  const rendered = await after({ type: 'added', name: 'Eva Rivera', count: 1 })
  await leaveAndReturn(rendered)
  expect(await screen.findByRole('heading', { name: 'Eva Rivera added as a beneficiary' })).toBeDefined()
})

it('The success screen redirects to the list without a result', async () => {
  provider.use(withBeneficiaries())
  show(path, successScreen)
  expect(await screen.findByText('/beneficiary/list')).toBeDefined()
})

it('The success screen redirects to the Add screen without a result and without beneficiaries', async () => {
  provider.use(withBeneficiaries([]))
  show(path, successScreen)
  expect(await screen.findByText('/beneficiary/add')).toBeDefined()
})
