import { alert, depositor, handlers, message } from '@coffer/api-client/fakes'
import { provider } from '@coffer/router/fake-provider'
import type { RoutePath } from '@coffer/router/routes'
import { renderRoute } from '@coffer/router/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { DrawerFrame } from './drawer-frame.tsx'

type Depositor = Parameters<typeof depositor>[0]

const show = (path: RoutePath = '/faq', language: 'en' | 'es' = 'en') =>
  renderRoute({ path, language, screens: {}, Frame: DrawerFrame })
const known = (part: Depositor) => provider.use(handlers.depositor(depositor(part)))
const navigation = async () => within(await screen.findByRole('navigation'))
const names = async () => {
  const links = await (await navigation()).findAllByRole('link')
  return links.map((link) => link.textContent)
}

beforeEach(async () => {
  await messages.load()
  provider.use(handlers.alerts([]), handlers.messages([]))
})

describe('navigation of DrawerFrame', () => {
  it('The drawer leaves out alerts when there are none', async () => {
    show()
    await waitFor(async () =>
      expect(await names()).toEqual(['Home', 'Transactions', 'Documents', 'My Account']),
    )
  })

  it('The drawer links to alerts when there are any, with the number of unread ones', async () => {
    provider.use(handlers.alerts([alert(), alert({ uuid: 'old', read_at: '2026-11-19T10:00:00Z' })]))
    show()
    expect(await (await navigation()).findByRole('link', { name: /^Alerts ?, 1 unread$/ })).toBeDefined()
  })

  it('The drawer appears with all of its items at once, including alerts', async () => {
    provider.use(handlers.alerts([alert()]))
    show()
    const items = await (await navigation()).findAllByRole('link')
    expect(items.map((item) => item.textContent)).toContain('Alerts1, 1 unread')
  })

  it('The drawer waits at most a second for alerts', async () => {
    provider.use(handlers.alerts.hangs())
    show()
    await waitFor(async () =>
      expect(await names()).toEqual(['Home', 'Transactions', 'Documents', 'My Account']),
    )
  })

  it.each([
    [
      'a link that says that they are not available when they are forbidden',
      403,
      /^Alerts ?, not available right now$/,
    ],
    ['a link without a number when they did not load', 500, 'Alerts'],
  ])('The drawer shows for alerts %s', async (_, status, name) => {
    provider.use(handlers.alerts.fails(status))
    show()
    expect(await (await navigation()).findByRole('link', { name })).toBeDefined()
  })

  it('The drawer shows a VIEW_ONLY depositor only documents and the account, and requests no alerts', async () => {
    let requests = 0
    provider.use(
      handlers.alerts.answers(() => {
        requests += 1
        return new Response()
      }),
    )
    known({ registration_status: 'VIEW_ONLY' })
    show('/message-center')
    await waitFor(async () => expect(await names()).toEqual(['Documents', 'My Account']))
    expect(requests).toBe(0)
  })

  it('The drawer shows an applicant only the account', async () => {
    known({ registration_status: null, registration_last_step: 'basic', extended_status: null })
    show()
    await waitFor(async () => expect(await names()).toEqual(['My Account']))
  })

  it('The drawer marks the item of the current page', async () => {
    show('/dashboard/documents')
    const link = await (await navigation()).findByRole('link', { name: 'Documents' })
    expect(link.getAttribute('aria-current')).toBe('page')
    expect((await navigation()).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  })
})

describe('header of DrawerFrame', () => {
  const messagesLink = () => screen.findByRole('link', { name: /^Message center/ })

  it('The header links to messages with the number of unread ones', async () => {
    provider.use(
      handlers.messages([
        message(),
        message({ uuid: 'seen', viewed_at: '2026-11-19T15:00:00Z' }),
        message({ uuid: 'mine', direction: 'outbound' }),
      ]),
    )
    show()
    await waitFor(async () => expect((await messagesLink()).textContent).toContain('1 unread'))
    expect((await messagesLink()).getAttribute('href')).toBe('/message-center')
  })

  it('The header appears with the number of unread messages, and waits at most a second for it', async () => {
    provider.use(handlers.messages([message()]))
    const shown = show()
    expect((await messagesLink()).textContent).toContain('1 unread')
    shown.unmount()
    provider.use(handlers.messages.hangs())
    show()
    expect((await messagesLink()).textContent).toBe('Message center')
  })

  it('The header says that forbidden messages are not available', async () => {
    provider.use(handlers.messages.fails(403))
    show()
    await waitFor(async () => expect((await messagesLink()).textContent).toContain('not available right now'))
  })

  it('The header leaves out a number of unread messages that did not load', async () => {
    provider.use(handlers.messages.fails(500))
    show()
    expect((await messagesLink()).textContent).toBe('Message center')
  })

  it('The header links to the FAQ and marks it when it is the current page', async () => {
    show()
    const faq = await screen.findByRole('link', { name: 'FAQ' })
    expect(faq.getAttribute('aria-current')).toBe('page')
  })

  it('The header and the drawer appear in Spanish', async () => {
    show('/faq', 'es')
    expect(await screen.findByRole('link', { name: 'Preguntas frecuentes' })).toBeDefined()
    expect(await names()).toEqual(['Inicio', 'Transacciones', 'Documentos', 'Mi cuenta'])
  })
})
