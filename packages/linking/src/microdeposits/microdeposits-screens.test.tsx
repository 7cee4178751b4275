import { handlers, linkedAccount, respond } from '@coffer/api-client/fakes'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { pendingAccount } from '../example-accounts.ts'
import { provider, show, provideApplication } from '../fake-provider.ts'
import { incorrectScreen } from './incorrect-screen.tsx'
import { manualSuccessfulScreen } from './manual-successful-screen.tsx'
import { microdepositsScreen } from './microdeposits-screen.tsx'
import { microdepositsSentScreen } from './microdeposits-sent-screen.tsx'
import { reissueScreen } from './reissue-screen.tsx'

const amounts = '/manual-funding/microdeposits'

async function enter(first: string, second: string) {
  await userEvent.type(await screen.findByLabelText('First amount'), first)
  await userEvent.type(screen.getByLabelText('Second amount'), second)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm amounts' }))
}

describe('the sent screen', () => {
  const path = '/manual-funding/microdeposits/sent'

  it('The sent screen explains what to look for, by when, and what to do if nothing arrives', async () => {
    provideApplication('bank', [pendingAccount({ microdeposits_expected_by: '2999-11-24' })])
    show(path, microdepositsSentScreen)
    expect(await screen.findByText(/your First Meadow Bank account ending in 0987/)).toBeDefined()
    expect(screen.getByText('Harborlight ACCTVERIFY')).toBeDefined()
    expect(screen.getByText('Each under $1.00')).toBeDefined()
    expect(screen.getByText('Sunday, Nov 24, 2999')).toBeDefined()
    expect(screen.getByText(/Don’t see them by then\? Come back and we’ll/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Send new deposits' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Enter the amounts' })).toBeDefined()
  })

  it('The sent screen offers new deposits after the expected day', async () => {
    provideApplication('bank', [pendingAccount({ microdeposits_expected_by: '2020-11-24' })])
    show(path, microdepositsSentScreen)
    expect(await screen.findByRole('heading', { name: /should have arrived/ })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Send new deposits' }).getAttribute('href')).toBe(
      '/manual-funding/reissue',
    )
  })

  it('The sent screen redirects to the bank details without a pending account', async () => {
    provideApplication('confirmed')
    show(path, microdepositsSentScreen)
    expect(await screen.findByText('/manual-funding/banking-information')).toBeDefined()
  })
})

describe('entering the amounts', () => {
  it('The amounts form sends cents and opens the success screen for the right amounts', async () => {
    provideApplication('bank', [pendingAccount()])
    const sent: unknown[] = []
    provider.use(
      handlers.verifyMicrodeposits.answers(async (request) => {
        sent.push(Object.fromEntries(await request.formData()))
        provideApplication('verified', [linkedAccount({ source_type: 'MANUAL' })])
        return respond({ uuid: linkedAccount().uuid, status: 'ACTIVE' })
      }),
    )
    show(amounts, microdepositsScreen)
    expect(await screen.findByText('3 tries left')).toBeDefined()
    await enter('0.11', '.22')
    expect(await screen.findByText('/manual-funding/successful')).toBeDefined()
    expect(sent).toEqual([{ account_id: linkedAccount().uuid, amount_1: '11', amount_2: '22' }])
  })

  it('The amounts form opens the Incorrect amounts screen for wrong amounts', async () => {
    provideApplication('bank', [pendingAccount()])
    provider.use(
      handlers.verifyMicrodeposits.answers(() => {
        provideApplication('bank', [pendingAccount({ verify_attempts_left: 2 })])
        return respond({ attempts_left: 2 }, { code: 422 })
      }),
    )
    show(amounts, microdepositsScreen)
    await enter('0.12', '0.22')
    expect(await screen.findByText('/manual-funding/incorrect')).toBeDefined()
  })

  it.each([
    ['11', 'Each deposit is less than a dollar. For 11 cents, enter 0.11.'],
    ['eleven', 'Enter an amount in dollars and cents, such as 0.11.'],
  ])('The amounts form rejects %s without using up an attempt', async (typed, text) => {
    provideApplication('bank', [pendingAccount()])
    show(amounts, microdepositsScreen)
    await enter(typed, '0.22')
    expect((await screen.findByRole('alert')).textContent).toContain(text)
  })

  it('The amounts form offers no new deposits before the expected day', async () => {
    provideApplication('bank', [pendingAccount({ microdeposits_expected_by: '2999-11-24' })])
    show(amounts, microdepositsScreen)
    expect(await screen.findByText(/They should arrive by Sunday, Nov 24, 2999/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Send new deposits' })).toBeNull()
  })

  it.each([
    ['a server error', () => handlers.verifyMicrodeposits.fails(500), 'Something went wrong on our side.'],
    ['a connection error', () => handlers.verifyMicrodeposits.breaks(), 'We couldn’t connect.'],
    ['a rejection', () => handlers.verifyMicrodeposits.fails(403, { message: 'Not now.' }), 'Not now.'],
  ])('The amounts form shows %s without using up an attempt', async (_name, handler, text) => {
    provideApplication('bank', [pendingAccount()])
    provider.use(handler())
    show(amounts, microdepositsScreen)
    await enter('0.11', '0.22')
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(screen.getByLabelText('First amount')).toHaveProperty('value', '0.11')
  })
})

describe('wrong amounts', () => {
  const path = '/manual-funding/incorrect'

  it('The Incorrect amounts screen offers only new deposits after the last attempt', async () => {
    provideApplication('bank', [pendingAccount({ status: 'FAILED', verify_attempts_left: 0 })])
    show(path, incorrectScreen)
    expect(await screen.findByText(/No tries left with these two deposits\. We can/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Send new deposits' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
  })

  it('The Incorrect amounts screen redirects to the amounts without a failed attempt', async () => {
    provideApplication('bank', [pendingAccount()])
    show(path, incorrectScreen)
    expect(await screen.findByText(amounts)).toBeDefined()
  })
})

describe('statuses that allow no amounts', () => {
  const screens = [
    ['/manual-funding/microdeposits', microdepositsScreen],
    ['/manual-funding/microdeposits/sent', microdepositsSentScreen],
    ['/manual-funding/incorrect', incorrectScreen],
  ] as const
  const stops = [
    ['TIMEOUT', 'Your time to confirm the amounts is up', 'Send new deposits', '/manual-funding/reissue'],
    [
      'VERIFICATION_RETURNED',
      'Your bank didn’t recognize those numbers',
      'Enter bank details again',
      '/manual-funding/banking-information',
    ],
    ['LOCKED', 'This account is locked', 'Link another account', '/registration/link-account-selection'],
    [
      'PENDING',
      'We’re checking your bank details',
      'Link another account',
      '/registration/link-account-selection',
    ],
  ] as const

  it.each(screens.flatMap(([path, Screen]) => stops.map((stop) => [stop[0], path, Screen, stop] as const)))(
    'The notice for status %s replaces the screen %s',
    async (status, path, Screen, [, title, action, href]) => {
      provideApplication('bank', [pendingAccount({ status })])
      show(path, Screen)
      expect(await screen.findByRole('heading', { name: title })).toBeDefined()
      expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
    },
  )
})

describe('new deposits', () => {
  const path = '/manual-funding/reissue'
  const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send new deposits' }))

  it('The Reissue screen sends new deposits and opens the sent screen', async () => {
    provideApplication('bank', [pendingAccount({ status: 'FAILED' })])
    show(path, reissueScreen)
    await send()
    expect(await screen.findByText('/manual-funding/microdeposits/sent')).toBeDefined()
  })

  it('The Reissue screen shows how many reissues are left and that earlier amounts stop working', async () => {
    provideApplication('bank', [pendingAccount({ status: 'FAILED', reissues_left: 1 })])
    show(path, reissueScreen)
    expect(await screen.findByText('This is the last time we can send new ones.')).toBeDefined()
    expect(screen.getByText(/The earlier amounts will stop working, and/)).toBeDefined()
  })

  it('The Reissue screen warns that the earlier deposits may still arrive, and offers to cancel', async () => {
    provideApplication('bank', [pendingAccount({ microdeposits_expected_by: '2999-11-24' })])
    show(path, reissueScreen)
    expect(await screen.findByText('The first ones should arrive by Sunday, Nov 24, 2999')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Cancel' })).toBeDefined()
  })

  it('The Reissue screen offers another account when no reissue is left', async () => {
    provideApplication('bank', [pendingAccount({ reissues_left: 0 })])
    show(path, reissueScreen)
    expect(await screen.findByRole('link', { name: 'Link another account' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send new deposits' })).toBeNull()
  })

  it('The Reissue screen offers new deposits after the deadline without an option to keep the earlier ones', async () => {
    provideApplication('bank', [pendingAccount({ status: 'TIMEOUT' })])
    show(path, reissueScreen)
    expect(await screen.findByRole('button', { name: 'Send new deposits' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull()
  })

  it('The Reissue screen shows a rejection after the last reissue', async () => {
    provideApplication('bank', [pendingAccount({ status: 'FAILED' })])
    provider.use(handlers.reissueMicrodeposits.fails(403))
    show(path, reissueScreen)
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t send any more deposits')
  })
})

describe('the success screen', () => {
  it('The success screen names the account and links to funding', async () => {
    provideApplication('verified', [linkedAccount({ source_type: 'MANUAL' })])
    show('/manual-funding/successful', manualSuccessfulScreen)
    expect(await screen.findByText(/First Meadow Bank, Checking ending in 0987, is linked/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue to funding' })).toBeDefined()
  })
})
