import { handlers, linkedAccount, respond } from '@coffer/api-client/faking'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { pendingAccount } from '../example-standing.ts'
import { provider, show, standsAt } from '../faked-provider.ts'
import { IncorrectScreen } from './incorrect-screen.tsx'
import { ManualSuccessfulScreen } from './manual-successful-screen.tsx'
import { MicrodepositsScreen } from './microdeposits-screen.tsx'
import { MicrodepositsSentScreen } from './microdeposits-sent-screen.tsx'
import { ReissueScreen } from './reissue-screen.tsx'

const amounts = '/manual-funding/microdeposits'

async function enter(first: string, second: string) {
  await userEvent.type(await screen.findByLabelText('First amount'), first)
  await userEvent.type(screen.getByLabelText('Second amount'), second)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the amounts' }))
}

describe('two deposits on their way', () => {
  const path = '/manual-funding/microdeposits/sent'

  it('says what to look for, and by when', async () => {
    standsAt('bank', [pendingAccount()])
    show(path, MicrodepositsSentScreen)
    expect(
      await screen.findByText(/ACCTVERIFY in your First Meadow Bank account ending in 0987/),
    ).toBeDefined()
    expect(screen.getByText('They should be there by Tuesday, Nov 24, 2026.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'I see them, enter the amounts' })).toBeDefined()
  })

  it('with no account waiting, begins with its details', async () => {
    standsAt('confirmed')
    show(path, MicrodepositsSentScreen)
    expect(await screen.findByText('/manual-funding/banking-information')).toBeDefined()
  })
})

describe('entering the amounts', () => {
  it('sends cents, and goes on when they are right', async () => {
    standsAt('bank', [pendingAccount()])
    const sent: unknown[] = []
    provider.use(
      handlers.verifyMicrodeposits.answers(async (request) => {
        sent.push(Object.fromEntries(await request.formData()))
        standsAt('verified', [linkedAccount({ source_type: 'MANUAL' })])
        return respond({ uuid: linkedAccount().uuid, status: 'ACTIVE' })
      }),
    )
    show(amounts, MicrodepositsScreen)
    expect(await screen.findByText('You have 3 tries left.')).toBeDefined()
    await enter('0.11', '.22')
    expect(await screen.findByText('/manual-funding/successful')).toBeDefined()
    expect(sent).toEqual([{ account_id: linkedAccount().uuid, amount_1: '11', amount_2: '22' }])
  })

  it('goes to the screen that counts the tries when they are wrong', async () => {
    standsAt('bank', [pendingAccount()])
    provider.use(
      handlers.verifyMicrodeposits.answers(() => {
        standsAt('bank', [pendingAccount({ verify_attempts_left: 2 })])
        return respond({ attempts_left: 2 }, { code: 422 })
      }),
    )
    show(amounts, MicrodepositsScreen)
    await enter('0.12', '0.22')
    expect(await screen.findByText('/manual-funding/incorrect')).toBeDefined()
  })

  it('asks for cents, not for dollars', async () => {
    standsAt('bank', [pendingAccount()])
    show(amounts, MicrodepositsScreen)
    await enter('11', '0.22')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Each deposit is between $0.01 and $0.99.',
    )
  })

  it.each([
    ['a failure of ours', () => handlers.verifyMicrodeposits.fails(500), 'Something went wrong on our side.'],
    ['no connection', () => handlers.verifyMicrodeposits.breaks(), "You're offline."],
    ['a refusal', () => handlers.verifyMicrodeposits.fails(403, { message: 'Not now.' }), 'Not now.'],
  ])('%s is said, and uses up no try', async (_name, handler, said) => {
    standsAt('bank', [pendingAccount()])
    provider.use(handler())
    show(amounts, MicrodepositsScreen)
    await enter('0.11', '0.22')
    expect((await screen.findByRole('alert')).textContent).toContain(said)
    expect(screen.getByLabelText('First amount')).toHaveProperty('value', '0.11')
  })
})

describe('wrong amounts', () => {
  const path = '/manual-funding/incorrect'

  it('after the last try, only new deposits help', async () => {
    standsAt('bank', [pendingAccount({ status: 'FAILED', verify_attempts_left: 0 })])
    show(path, IncorrectScreen)
    expect(await screen.findByText(/You have no tries left/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Send new deposits' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull()
  })

  it('once locked, says who can help', async () => {
    standsAt('bank', [pendingAccount({ status: 'LOCKED' })])
    show(path, IncorrectScreen)
    expect(await screen.findByRole('heading', { name: 'This bank account is locked' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeDefined()
  })

  it('with nothing to report, goes to the amounts', async () => {
    standsAt('bank', [pendingAccount()])
    show(path, IncorrectScreen)
    expect(await screen.findByText(amounts)).toBeDefined()
  })
})

describe('new deposits', () => {
  const path = '/manual-funding/reissue'
  const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send new deposits' }))

  it('are sent, and said to be on their way', async () => {
    standsAt('bank', [pendingAccount({ status: 'FAILED' })])
    show(path, ReissueScreen)
    await send()
    expect(await screen.findByText('/manual-funding/microdeposits/sent')).toBeDefined()
  })

  it('are refused after the last time, and no money has moved', async () => {
    standsAt('bank', [pendingAccount({ status: 'FAILED' })])
    provider.use(handlers.reissueMicrodeposits.fails(403))
    show(path, ReissueScreen)
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain("We can't send any more deposits")
  })
})

describe('the account is verified', () => {
  it('names it, and leads on to funding', async () => {
    standsAt('verified', [linkedAccount({ source_type: 'MANUAL' })])
    show('/manual-funding/successful', ManualSuccessfulScreen)
    expect(await screen.findByText(/First Meadow Bank, Checking ending in 0987, is linked/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue to funding' })).toBeDefined()
  })
})
