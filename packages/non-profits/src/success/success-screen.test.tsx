import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { leaveAndReturn, show, showAfter } from '../fake-provider.ts'
import { nonProfitChosen } from '../results.ts'
import { successScreen } from './success-screen.tsx'

const path = '/non-profit/success'

it('The success screen names the chosen non-profit, even after leaving and returning', async () => {
  const record = () => nonProfitChosen.record({ ein: '84-1000017', name: 'Harbor Reads' })
  const rendered = await showAfter(record, path, successScreen)
  expect(await screen.findByRole('heading', { name: 'You chose Harbor Reads' })).toBeDefined()
  await leaveAndReturn(rendered)
  expect(await screen.findByRole('heading', { name: 'You chose Harbor Reads' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/dashboard')
})

it('The success screen redirects to the selection without a result', async () => {
  show(path, successScreen)
  expect(await screen.findByText('/non-profit/select')).toBeDefined()
})
