import { handlers, respond } from '@coffer/api-client/fakes'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { verificationLink } from '@coffer/router/emailed-link'
import { provider } from '@coffer/router/fake-provider'
import { show } from '../show.ts'
import { NotMeScreen } from './not-me-screen.tsx'

const showWith = (fragment: string) => {
  window['__emailedLink'] = fragment.replace('#', '')
  return show('/not-me', NotMeScreen, { as: 'visitor' })
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Lock my account' }))

beforeEach(() => announceCapabilities('account_security'))
afterEach(verificationLink.clear)

describe('NotMeScreen', () => {
  it('NotMeScreen locks the account with the emailed link and reports what was stopped', async () => {
    const sent: unknown[] = []
    provider.use(
      handlers.reportNotMe.answers(async (request) => {
        sent.push(await request.json())
        return respond({ canceled_withdrawals: 2 })
      }),
    )
    showWith('#uuid=u-1&hash=h-1')
    await press()
    expect(await screen.findByRole('heading', { name: 'Your account is locked' })).toBeDefined()
    expect(screen.getByText('We canceled 2 withdrawals that hadn’t been sent.')).toBeDefined()
    expect(sent).toEqual([{ uuid: 'u-1', hash: 'h-1' }])
  })

  it('NotMeScreen says which contacts were restored', async () => {
    provider.use(
      handlers.reportNotMe.answers(() =>
        respond({ canceled_withdrawals: 0, restored_contacts: ['email', 'phone'] }),
      ),
    )
    showWith('#uuid=u-1&hash=h-1')
    await press()
    expect(await screen.findByText(/^We changed your email back to the one you had before\./)).toBeDefined()
    expect(screen.getByText(/^We changed your mobile number back to the one you had before\./)).toBeDefined()
  })

  it('NotMeScreen sends nothing until the button is pressed', async () => {
    const sent: unknown[] = []
    provider.use(
      handlers.reportNotMe.answers((request) => {
        sent.push(request.url)
        return respond({ canceled_withdrawals: 0 })
      }),
    )
    showWith('#uuid=u-1&hash=h-1')
    expect(await screen.findByRole('heading', { name: 'Lock your account?' })).toBeDefined()
    expect(sent).toEqual([])
  })

  it('NotMeScreen reports a link that was already used', async () => {
    provider.use(handlers.reportNotMe.fails(400, { message: 'This link was used or has expired.' }))
    showWith('#uuid=u-1&hash=h-1')
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain('This link was used or has expired.')
  })

  it('NotMeScreen offers support when the address contains no link', async () => {
    showWith('')
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Lock my account' })).toBeNull()
  })
})
