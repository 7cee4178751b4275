import { tenantBlock } from '@coffer/api-client/fakes'
import { showing } from '@coffer/router/testing'
import { provideTenant } from '@coffer/session/tenant'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { calculatorScreen } from './calculator-screen.tsx'
import { messages } from './messages.ts'

const { show } = showing(messages)
const open = () => show('/calculator', calculatorScreen, { as: 'visitor' })
const tenantWith = (part: object) => provideTenant(tenantBlock(part))

describe('the calculator', () => {
  it('The calculator shows any visitor a projection of the advertised example at the advertised rate', async () => {
    tenantWith({ offer: { apy: '4.35', asOf: '2026-11-01' } })
    open()
    expect(await screen.findByText('$25,769')).toBeDefined()
    fireEvent.change(screen.getByRole('slider', { name: 'Starting with' }), { target: { value: '0' } })
    fireEvent.change(screen.getByRole('slider', { name: 'Deposit each month' }), { target: { value: '100' } })
    fireEvent.change(screen.getByRole('slider', { name: 'At a rate of' }), { target: { value: '0' } })
    expect(screen.getAllByText('$6,000')).toHaveLength(2)
    expect(screen.queryByText('Interest at the national average')).toBeNull()
    expect(screen.getByRole('link', { name: 'Open an account' }).getAttribute('href')).toBe('/registration')
  })

  it('The calculator does not exist if the tenant advertises no rate', async () => {
    tenantWith({})
    const { path } = open()
    await waitFor(() => expect(path()).toBe('/not-found'))
  })
})
