import { branding, handlers, respond } from '@coffer/api-client/fakes'
import { provider } from '@coffer/router/fake-provider'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { show } from '../show.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'
import { UnsubscribeScreen } from './unsubscribe-screen.tsx'

const showWith = (fragment: string) => {
  window['__emailedLink'] = fragment
  return show('/unsubscribe', UnsubscribeScreen, { as: 'visitor' })
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }))

beforeEach(() => provider.use(handlers.branding(branding({ capabilities: ['notification_settings'] }))))
afterEach(unsubscribeLink.clear)

describe('UnsubscribeScreen', () => {
  it('UnsubscribeScreen unsubscribes with the secret of the link and links to the settings', async () => {
    const sent: unknown[] = []
    provider.use(
      handlers.unsubscribe.answers(async (request) => {
        sent.push(await request.json())
        return respond({ kind: 'summary' })
      }),
    )
    showWith('token=a.summary.1.s&kind=summary')
    expect(await screen.findByRole('heading', { name: 'Stop the monthly summary?' })).toBeDefined()
    // A mail scanner that opens the link ends nothing.
    expect(sent).toEqual([])
    await press()
    expect(
      await screen.findByRole('heading', { name: 'You won’t get the monthly summary anymore' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe(
      '/my-account/notifications',
    )
    expect(sent).toEqual([{ secret: 'a.summary.1.s' }])
  })

  it('UnsubscribeScreen names the emails that the provider has stopped', async () => {
    provider.use(handlers.unsubscribe({ kind: 'marketing' }))
    showWith('token=t&kind=marketing')
    expect(await screen.findByRole('heading', { name: 'Stop news and offers?' })).toBeDefined()
    await press()
    expect(
      await screen.findByRole('heading', { name: 'You won’t get news and offers anymore' }),
    ).toBeDefined()
  })

  it('UnsubscribeScreen reports a link that has expired', async () => {
    provider.use(handlers.unsubscribe.fails(400, { message: 'This link has expired.' }))
    showWith('token=t&kind=summary')
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired.')
  })

  it('UnsubscribeScreen claims neither success nor failure after a lost response', async () => {
    provider.use(handlers.unsubscribe.breaks())
    showWith('token=t&kind=summary')
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain('You may still be subscribed')
  })

  it.each(['', 'token=t', 'token=t&kind=security'])(
    'UnsubscribeScreen shows that a link without a known token and category does not work: %s',
    async (text) => {
      showWith(text)
      expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeDefined()
      expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
    },
  )
})
