import { branding, handlers, notificationSettings, respond, user } from '@coffer/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { translateDocument } from '@coffer/i18n/browser-translator'
import { provider, show } from '../fake-provider.ts'
import { NotificationsScreen } from './notifications-screen.tsx'

const announced = handlers.branding(branding({ capabilities: ['notification_settings'] }))
const moneyEmailOff = [{ kind: 'money', channel: 'email', isOn: false }] as const

const open = () => show('/my-account/notifications', NotificationsScreen)
const checkbox = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const isOn = async (name: string) => (await checkbox(name)).checked
const group = async (name: string) => within(await screen.findByRole('group', { name }))

beforeEach(() => provider.use(announced, handlers.notificationSettings()))

describe('NotificationsScreen', () => {
  it('NotificationsScreen shows which settings are on and what each category contains', async () => {
    open()
    expect(await isOn('Money: Email')).toBe(true)
    expect(await isOn('Money: Text message')).toBe(false)
    expect(await isOn('News and offers: Email')).toBe(false)
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
    expect(screen.getByRole('group', { name: 'Money' }).getAttribute('aria-describedby')).not.toBeNull()
    expect((await group('Money')).getByText(/Returned transfers/)).toBeDefined()
  })

  it('NotificationsScreen shows security notices as always on, with the reason and without a switch', async () => {
    open()
    const security = await group('Security')
    expect(security.queryByRole('checkbox')).toBeNull()
    expect(security.getAllByText('Always on')).toHaveLength(3)
    expect(security.getByText(/nobody can use your account/)).toBeDefined()
  })

  it('A switch saves its setting at once and announces it', async () => {
    const sent: unknown[] = []
    provider.use(
      handlers.changeNotificationSetting.answers(async (request) => {
        sent.push(await request.json())
        return respond(notificationSettings(moneyEmailOff))
      }),
    )
    open()
    await userEvent.click(await checkbox('Money: Email'))
    expect(await (await group('Money')).findByText('Saved')).toBeDefined()
    const statuses = (await group('Money')).getAllByRole('status')
    expect(statuses.map(({ textContent }) => textContent)).toEqual(['Saved', '', ''])
    expect(await isOn('Money: Email')).toBe(false)
    expect(sent).toEqual([{ kind: 'money', channel: 'email', is_on: false }])
  })

  it('A switch saves its setting in a page that the browser has translated', async () => {
    provider.use(
      handlers.changeNotificationSetting.answers(() => respond(notificationSettings(moneyEmailOff))),
    )
    open()
    const email = await checkbox('Money: Email')
    const stop = translateDocument()
    await userEvent.click(email)
    expect(await (await group('Money')).findByText('Saved')).toBeDefined()
    expect(email.checked).toBe(false)
    stop()
  })

  it('Switches keep their saved values when responses arrive out of order', async () => {
    const first = Promise.withResolvers<void>()
    provider.use(
      handlers.changeNotificationSetting.answers(async (request) => {
        const body: unknown = await request.json()
        const isFirst = JSON.stringify(body).includes('money')
        if (isFirst) await first.promise
        // Each response lacks the change of the other request.
        return respond(
          notificationSettings(
            isFirst ? moneyEmailOff : [{ kind: 'documents', channel: 'email', isOn: false }],
          ),
        )
      }),
    )
    open()
    await userEvent.click(await checkbox('Money: Email'))
    await userEvent.click(await checkbox('Documents: Email'))
    expect(await (await group('Documents')).findByText('Saved')).toBeDefined()
    first.resolve()
    expect(await (await group('Money')).findByText('Saved')).toBeDefined()
    expect([await isOn('Money: Email'), await isOn('Documents: Email')]).toEqual([false, false])
  })

  it('A switch returns to its old value and shows an alert when the change is rejected', async () => {
    provider.use(handlers.changeNotificationSetting.fails(422, { message: 'This notice can’t be changed.' }))
    open()
    await userEvent.click(await checkbox('Money: Email'))
    expect((await screen.findByRole('alert')).textContent).toContain('Setting not saved')
    expect(await isOn('Money: Email')).toBe(true)
  })

  it('A switch reads the settings again after a lost response', async () => {
    provider.use(
      handlers.changeNotificationSetting.breaks(),
      handlers.notificationSettings(notificationSettings()),
    )
    open()
    await checkbox('Money: Email')
    provider.use(handlers.notificationSettings(notificationSettings(moneyEmailOff)))
    await userEvent.click(await checkbox('Money: Email'))
    expect(await (await group('Money')).findByText('Saved')).toBeDefined()
    expect(await isOn('Money: Email')).toBe(false)
  })

  it('A switch warns that its setting may not be saved if reading fails too, and offers to check again', async () => {
    open()
    await checkbox('Money: Email')
    provider.use(handlers.changeNotificationSetting.breaks(), handlers.notificationSettings.breaks())
    await userEvent.click(await checkbox('Money: Email'))
    expect((await screen.findByRole('alert')).textContent).toContain('This setting may not be saved')
    provider.use(handlers.notificationSettings(notificationSettings(moneyEmailOff)))
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(async () => expect(await isOn('Money: Email')).toBe(false))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('NotificationsScreen offers to add a mobile number when there is none', async () => {
    provider.use(handlers.notificationSettings(notificationSettings([], false)))
    open()
    expect((await checkbox('Money: Text message')).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(await checkbox('Money: Text message'))
    expect(await isOn('Money: Text message')).toBe(false)
    expect((await group('Money')).getByText('Needs a mobile number')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Add a mobile number' }).getAttribute('href')).toBe(
      '/my-account/edit-user-info/phone',
    )
    expect((await group('Security')).queryByText('Text message')).toBeNull()
  })

  it('NotificationsScreen lets text messages be turned off after the mobile number is removed', async () => {
    const texts = [{ kind: 'money', channel: 'text', isOn: true }] as const
    provider.use(handlers.notificationSettings(notificationSettings(texts, false)))
    open()
    const text = await checkbox('Money: Text message')
    expect(text.hasAttribute('aria-disabled')).toBe(false)
    await userEvent.click(text)
    // It cannot be turned on again, and still has the focus.
    await waitFor(() => expect(text.getAttribute('aria-disabled')).toBe('true'))
    expect(document.activeElement).toBe(text)
    expect(text.hasAttribute('disabled')).toBe(false)
  })
})

describe('the language of emails and text messages', () => {
  const withLanguage = handlers.branding(branding({ capabilities: ['notification_settings', 'language'] }))
  const openIn = (language: 'en' | 'es', languages: readonly ('en' | 'es')[] = ['en', 'es']) =>
    show('/my-account/notifications', NotificationsScreen, { language, languages })
  const row = async (name: string) => within(await screen.findByRole('region', { name }))

  it('The language row has no button while emails and the page have the same language', async () => {
    provider.use(withLanguage, handlers.user(user({ language: 'es' })))
    openIn('es')
    const shown = await row('Idioma de correos electrónicos y mensajes de texto')
    expect(shown.getByText('Español')).toBeDefined()
    expect(shown.queryByRole('button')).toBeNull()
  })

  it('The language button switches emails to the language of the page and announces it', async () => {
    const sent: unknown[] = []
    provider.use(
      withLanguage,
      handlers.user(user({ language: 'es' })),
      handlers.changeLanguage.answers(async (request) => {
        sent.push(await request.json())
        return respond(user({ language: 'en' }))
      }),
    )
    openIn('en')
    const shown = await row('Language of emails and text messages')
    expect(shown.getByText('Spanish')).toBeDefined()
    await userEvent.click(shown.getByRole('button', { name: 'Use English' }))
    expect(await shown.findByText('English')).toBeDefined()
    expect(shown.getByRole('status').textContent).toBe('Saved')
    expect(shown.queryByRole('button')).toBeNull()
    expect(sent).toEqual([{ language: 'en' }])
  })

  it('The language row keeps the old language and shows an alert when the change is rejected', async () => {
    provider.use(
      withLanguage,
      handlers.user(user({ language: 'es' })),
      handlers.changeLanguage.fails(422, { message: 'Choose one of the languages offered.' }),
    )
    openIn('en')
    const shown = await row('Language of emails and text messages')
    await userEvent.click(shown.getByRole('button', { name: 'Use English' }))
    expect((await shown.findByRole('alert')).textContent).toContain('Language not saved')
    expect(shown.getByText('Spanish')).toBeDefined()
  })

  it.each([
    ['the provider does not store it', announced, ['en', 'es']],
    ['the bank has one language', withLanguage, ['en']],
  ] as const)('The language row is absent if %s', async (_, capabilities, languages) => {
    provider.use(capabilities)
    openIn('en', languages)
    await checkbox('Money: Email')
    expect(screen.queryByText('Language of emails and text messages')).toBeNull()
  })
})
