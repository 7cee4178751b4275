import type { linkedAccounts } from '@coffer/api-client/fakes'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { show, showRelinking, provideApplication } from '../fake-provider.ts'
import { BankingInformationScreen } from '../banking-information/banking-information-screen.tsx'
import { LinkAccountSelectionScreen } from './link-account-selection-screen.tsx'
import { linkingFlows } from './linking-flow.ts'

type Mode = ReturnType<typeof linkedAccounts>['linking_mode']

const flows = {
  registration: { last: 'confirmed', show, title: 'Link' },
  relink: { last: 'completed', show: showRelinking, title: 'Link' },
} as const

const modes: readonly [Mode, { isNamed: boolean; isAsked: boolean; button: string }][] = [
  ['UNRESTRICTED', { isNamed: false, isAsked: true, button: 'Choose your bank' }],
  ['BOTH_SAME_FI_ONLY', { isNamed: true, isAsked: true, button: 'Choose your bank' }],
  ['FASTLINK_ONLY', { isNamed: false, isAsked: false, button: 'Choose your bank' }],
  ['FASTLINK_SAME_FI_ONLY', { isNamed: true, isAsked: false, button: 'Choose your bank' }],
  ['MANUAL_ONLY', { isNamed: false, isAsked: false, button: 'Continue' }],
  ['MANUAL_SAME_FI_ONLY', { isNamed: true, isAsked: false, button: 'Continue' }],
]

describe.each(['registration', 'relink'] as const)('the linking methods of the %s flow', (name) => {
  const flow = flows[name]
  const { paths } = linkingFlows[name]

  it.each(modes)(
    `The ${name} flow offers the methods of mode %s: %o`,
    async (linking_mode, { isNamed, isAsked, button }) => {
      provideApplication(flow.last, [], { linking_mode, same_fi_institution: isNamed ? 'Ally Bank' : null })
      flow.show(paths.selection, LinkAccountSelectionScreen)
      expect(await screen.findByRole('button', { name: button })).toBeDefined()
      expect(screen.queryAllByRole('radio')).toHaveLength(isAsked ? 2 : 0)
      const heading = screen.getByRole('heading', { level: 1 })
      expect(heading.textContent?.includes('Ally Bank')).toBe(isNamed)
      expect(screen.queryAllByText(/You can’t link another bank/)).toHaveLength(isNamed ? 1 : 0)
    },
  )

  it(`The manual form of the ${name} flow names its institution and rejects the number of another bank`, async () => {
    provideApplication(flow.last, [], {
      linking_mode: 'MANUAL_SAME_FI_ONLY',
      same_fi_institution: 'Ally Bank',
    })
    flow.show(paths.bankDetails, BankingInformationScreen)
    const routing = await screen.findByLabelText('Routing number')
    expect(screen.getByRole('heading', { name: 'Enter your Ally Bank details' })).toBeDefined()
    await userEvent.type(routing, '021000021')
    await userEvent.tab()
    const text = 'That routing number belongs to another bank. You can only link Ally Bank.'
    expect(await screen.findByText(text)).toBeDefined()
    expect(routing.getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(routing)
    await userEvent.type(routing, '124003116')
    expect(screen.queryByText(text)).toBeNull()
    expect(screen.getByText('This is Ally Bank.')).toBeDefined()
  })

  it(`The manual form of the ${name} flow explains that the mode does not offer it`, async () => {
    provideApplication(flow.last, [], { linking_mode: 'FASTLINK_ONLY' })
    flow.show(paths.bankDetails, BankingInformationScreen)
    const link = await screen.findByRole('link', { name: 'Link instantly' })
    expect(link.getAttribute('href')).toBe(paths.selection)
    expect(screen.queryByLabelText('Routing number')).toBeNull()
  })
})
