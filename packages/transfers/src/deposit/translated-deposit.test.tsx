import { translateDocument } from '@coffer/i18n/browser-translator'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fridayMorning, withAccounts } from '../example-money.ts'
import { provider, show } from '../fake-provider.ts'
import { DepositScreen } from './deposit-screen.tsx'

let stop = () => {}

describe('DepositScreen in a page translated by the browser', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: fridayMorning })
    provider.use(...withAccounts())
    show('/deposit', DepositScreen)
    await screen.findByLabelText('Amount')
    stop = translateDocument()
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('The summary of a translated page follows the amount as it is typed', async () => {
    await userEvent.type(screen.getByLabelText('Amount'), '25')
    const label = screen.getByText('You’ll deposit')
    expect(label.closest('section')?.textContent).toContain('$25.00')
    expect(label.closest('section')?.textContent).not.toContain('$0.00')
  })

  it('The deposit form of a translated page accepts a valid amount after one above the limit', async () => {
    await userEvent.type(screen.getByLabelText('Amount'), '99999999')
    await userEvent.tab()
    expect(screen.getByText(/Enter \$250,000\.00 or less/)).toBeDefined()
    await userEvent.clear(screen.getByLabelText('Amount'))
    await userEvent.type(screen.getByLabelText('Amount'), '26')
    expect(screen.queryByText(/Enter \$250,000\.00 or less/)).toBeNull()
    expect(screen.getByText('You’ll deposit').closest('section')?.textContent).toContain('$26.00')
  })
})
