import { handlers, linkedAccount, transaction } from '@coffer/api-client/faking'
import { returnCodes } from '@coffer/domain/returns'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import en from '../locales/en.json'
import { provider, show, standsAt } from '../faked-provider.ts'
import { FundingReturnedScreen } from './funding-returned-screen.tsx'
import { returnKey } from './return-words.ts'

it('says why in plain words, how much, when, and the way out', async () => {
  standsAt('completed', [linkedAccount({ status: 'LOCKED' })])
  provider.use(handlers.transactions([transaction({ status: 'Returned', return_code: 'R01' })]))
  show('/funding-returned', FundingReturnedScreen)
  expect(await screen.findByRole('heading', { name: 'Your bank returned the transfer' })).toBeDefined()
  expect(screen.getByText(/the transfer of \$500\.00 on Nov 17, 2026/)).toBeDefined()
  expect(screen.getByText("There wasn't enough money in the account that day.")).toBeDefined()
  expect(screen.getByText('R01')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeDefined()
})

describe('every return code has words of its own', () => {
  it.each(Object.keys(returnCodes))('%s', (code) => {
    expect(en).toHaveProperty([returnKey(code)])
    expect(returnKey(code)).toBe(`returned.meaning.${code}`)
  })

  it('and an unknown one is said to be unknown', () =>
    expect(returnKey('R99')).toBe('returned.meaning.other'))
})
