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

describe('DrawerFrame, its navigation', () => {
  it('leaves out alerts when there are none', async () => {
    show()
    await waitFor(async () =>
      expect(await names()).toEqual(['Home', 'Transactions', 'Documents', 'My Account']),
    )
  })

  it('has alerts when there are any, with the number of unread ones', async () => {
    provider.use(handlers.alerts([alert(), alert({ uuid: 'old', read_at: '2026-11-19T10:00:00Z' })]))
    show()
    expect(await (await navigation()).findByRole('link', { name: /^Alerts ?, 1 unread$/ })).toBeDefined()
  })

  it('appears with all of its items', async () => {
    provider.use(handlers.alerts([alert()]))
    show()
    const items = await (await navigation()).findAllByRole('link')
    expect(items.map((item) => item.textContent)).toContain('Alerts1, 1 unread')
  })

  it('waits a second at most for alerts', async () => {
    provider.use(handlers.alerts.hangs())
    show()
    await waitFor(async () =>
      expect(await names()).toEqual(['Home', 'Transactions', 'Documents', 'My Account']),
    )
  })

  it.each([
    ['forbidden, as its name states', 403, /^Alerts ?, not available right now$/],
    ['not loaded, without a number', 500, 'Alerts'],
  ])('has alerts that are %s', async (_, status, name) => {
    provider.use(handlers.alerts.fails(status))
    show()
    expect(await (await navigation()).findByRole('link', { name })).toBeDefined()
  })

  it('has only documents and the account for VIEW_ONLY, without a request for alerts', async () => {
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

  it('has only the account during an application', async () => {
    known({ registration_status: null, registration_last_step: 'basic', extended_status: null })
    show()
    await waitFor(async () => expect(await names()).toEqual(['My Account']))
  })

  it('marks the current item', async () => {
    show('/dashboard/documents')
    const link = await (await navigation()).findByRole('link', { name: 'Documents' })
    expect(link.getAttribute('aria-current')).toBe('page')
    expect((await navigation()).getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  })
})

describe('DrawerFrame, its header', () => {
  const messagesLink = () => screen.findByRole('link', { name: /^Message center/ })

  it('links to messages with the number of unread ones', async () => {
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

  it('appears with the number, and waits a second at most for it', async () => {
    provider.use(handlers.messages([message()]))
    const shown = show()
    expect((await messagesLink()).textContent).toContain('1 unread')
    shown.unmount()
    provider.use(handlers.messages.hangs())
    show()
    expect((await messagesLink()).textContent).toBe('Message center')
  })

  it('names forbidden messages', async () => {
    provider.use(handlers.messages.fails(403))
    show()
    await waitFor(async () => expect((await messagesLink()).textContent).toContain('not available right now'))
  })

  it('leaves out a number that did not load', async () => {
    provider.use(handlers.messages.fails(500))
    show()
    expect((await messagesLink()).textContent).toBe('Message center')
  })

  it('links to the FAQ and marks it when it is the current page', async () => {
    show()
    const faq = await screen.findByRole('link', { name: 'FAQ' })
    expect(faq.getAttribute('aria-current')).toBe('page')
  })

  it('is in Spanish', async () => {
    show('/faq', 'es')
    expect(await screen.findByRole('link', { name: 'Preguntas frecuentes' })).toBeDefined()
    expect(await names()).toEqual(['Inicio', 'Transacciones', 'Documentos', 'Mi cuenta'])
  })
})
