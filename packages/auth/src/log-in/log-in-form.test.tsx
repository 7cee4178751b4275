import { blockCookies, handlers, loginAnswer, respond } from '@coffer/api-client/fakes'
import { chooseLanguage, initI18n } from '@coffer/i18n/language'
import { recordLogoutReason } from '@coffer/session/logout-reason'
import { rehydrate } from '@coffer/session/store'
import { messages as uiKitMessages } from '@coffer/ui-kit/messages'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { provider } from '@coffer/router/fake-provider'
import { clearPendingEmail } from './pending-email.ts'
import { LogInForm } from './log-in-form.tsx'
import { messages } from './messages.ts'
import { registered } from '../results.ts'

const onLoggedIn = vi.fn()
const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) }
const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => screen.getByRole('button', { name: 'Log in' })

async function logIn() {
  await userEvent.type(email(), ' ada@example.com ')
  await userEvent.type(password(), 'correct horse{Enter}')
}

beforeEach(async () => {
  onLoggedIn.mockReset()
  initI18n({ offered: ['en', 'es'] })
  await Promise.all([messages.load(), uiKitMessages.load(), rehydrate()])
})
afterEach(() => {
  clearPendingEmail()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window['__logIn'] = undefined
  document.body.replaceChildren()
})

it('The log-in form sends email and password and passes on the response', async () => {
  const sent: unknown[] = []
  provider.use(
    handlers.login.answers(async (request) => {
      sent.push(await request.json())
      return respond(loginAnswer())
    }),
  )
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  await logIn()
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  expect(onLoggedIn.mock.calls[0]?.[0]).toMatchObject({ token: 'pending-token', nonceToken: 'nonce' })
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'correct horse' }])
})

it('The password field masks its value, supports password managers and accepts a paste', async () => {
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  expect(password().type).toBe('password')
  expect(password().autocomplete).toBe('current-password')
  await userEvent.click(password())
  await userEvent.paste('from a manager')
  expect(password().value).toBe('from a manager')
})

it('The log-in form shows a missing value at its field and focuses it', async () => {
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  await userEvent.click(submit())
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
  await userEvent.type(email(), 'ada@example.com')
  await userEvent.click(submit())
  expect(screen.getByText('Enter your password.')).toBeDefined()
  expect(document.activeElement).toBe(password())
})

it('The log-in form explains a malformed email', async () => {
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  await userEvent.type(email(), 'Ada Lovelace')
  await userEvent.type(password(), 'correct horse{Enter}')
  expect(screen.getByText('Enter an email like name@example.com.')).toBeDefined()
  expect(document.activeElement).toBe(email())
  expect(onLoggedIn).not.toHaveBeenCalled()
})

it('The password field warns about Caps Lock', async () => {
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  await userEvent.type(password(), '{CapsLock}a')
  expect(screen.getByText('Caps Lock is on.')).toBeDefined()
})

it('The log-in form hints at a space around a rejected password', async () => {
  provider.use(handlers.login.fails(400, { message: 'The email or the password is not right.' }))
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  await userEvent.type(email(), 'ada@example.com')
  await userEvent.type(password(), 'correct horse {Enter}')
  await screen.findByRole('alert')
  expect(screen.getByText(/Your password starts or ends with a space\. Is/)).toBeDefined()
})

it.each([
  [400, 'The email or the password is not right.', false],
  [403, 'Too many incorrect attempts. Account Locked.', true],
  [419, 'We are experiencing some connection errors. Please try again in 1 hour.', false],
  [500, 'We are currently experiencing a delay when logging in. Please try again in 1 hour.', true],
])(
  'The log-in form shows the error for %i, with a reference if the depositor would contact support',
  async (code, message, isForSupport) => {
    provider.use(handlers.login.fails(code, { message: 'The email or the password is not right.' }))
    render(<LogInForm onLoggedIn={onLoggedIn} />)
    await logIn()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(message)
    expect(/Reference for support: [0-9a-f]{8}(?!-)/.test(alert.textContent)).toBe(isForSupport)
    expect(password().value).toBe('correct horse')
    expect(submit().getAttribute('aria-busy')).toBeNull()
  },
)

it('The log-in form explains blocked cookies, and logs in once the browser allows them', async () => {
  const allowCookies = blockCookies()
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your browser blocks cookies. Allow cookies for this site, then try again.',
  )
  allowCookies()
  await userEvent.click(submit())
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
})

it('The log-in form offers to resend the link for an unverified email', async () => {
  const message = 'Your email is not verified yet. We sent you another link.'
  provider.use(handlers.login.fails(400, { message, errors: { email_verification: [message] } }))
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  const again = screen.getByRole('link', { name: 'Didn’t get the email? Resend it' })
  expect(again.getAttribute('href')).toBe('/email-verification')
  again.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(again)
  expect(registered.read()).toEqual({ email: 'ada@example.com', maskedEmail: 'ada@example.com' })
})

it('The log-in form shows the general delay without a response', async () => {
  provider.use(handlers.login.breaks())
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toContain('experiencing a delay when logging in')
})

it('The log-in form shows why the session ended', () => {
  recordLogoutReason('timed-out')
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  expect(screen.getByRole('status').textContent).toContain('because your session timed out')
})

it('The log-in form starts with the email of a pending log-in, unless it was abandoned', async () => {
  const first = render(<LogInForm onLoggedIn={onLoggedIn} />)
  await logIn()
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  first.unmount()
  recordLogoutReason('timed-out')
  const second = render(<LogInForm onLoggedIn={onLoggedIn} />)
  expect(email().value).toBe('ada@example.com')
  expect(password().value).toBe('')
  second.unmount()
  recordLogoutReason('asked')
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  expect(email().value).toBe('')
})

describe('the draft of the email', () => {
  const typeAndLeave = async () => {
    const first = render(<LogInForm onLoggedIn={onLoggedIn} />)
    await userEvent.type(email(), 'ada@example.com')
    await userEvent.type(password(), 'correct horse')
    first.unmount()
  }

  it('The draft of the email is restored after a reload, without the password', async () => {
    class Reload {
      type = 'reload'
    }
    vi.stubGlobal('PerformanceNavigationTiming', Reload)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(new Reload(), entry)])
    await typeAndLeave()
    expect(sessionStorage.getItem('tab-state')).toContain('ada@example.com')
    expect(sessionStorage.getItem('tab-state')).not.toContain('correct horse')
    render(<LogInForm onLoggedIn={onLoggedIn} />)
    expect(email().value).toBe('ada@example.com')
    expect(password().value).toBe('')
  })

  it('The draft of the email is cleared on a new visit', async () => {
    await typeAndLeave()
    render(<LogInForm onLoggedIn={onLoggedIn} />)
    expect(email().value).toBe('')
    expect(sessionStorage.getItem('tab-state')).not.toContain('ada@example.com')
  })
})

it('The log-in form keeps its input when the language changes', async () => {
  render(<LogInForm onLoggedIn={onLoggedIn} />)
  await userEvent.type(email(), 'ada@example.com')
  await userEvent.type(password(), 'correct horse')
  await act(() => chooseLanguage('es'))
  expect(screen.getByRole('heading', { name: 'Inicie sesión en su cuenta' })).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ada@example.com')
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('correct horse')
})

/** Renders the page as a prerender does, runs `beforeHydration`, then hydrates it. */
async function hydrate(beforeHydration: () => void) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<LogInForm onLoggedIn={onLoggedIn} />)
  document.body.append(page)
  beforeHydration()
  const problems = vi.spyOn(console, 'error')
  const root = await act(async () => hydrateRoot(page, <LogInForm onLoggedIn={onLoggedIn} />))
  expect(problems).not.toHaveBeenCalled()
  return root
}

it('The log-in form keeps input from before hydration', async () => {
  const root = await hydrate(() => {
    email().value = 'ada@example.com'
    password().value = 'correct horse'
  })
  expect(email().value).toBe('ada@example.com')
  await userEvent.click(submit())
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  act(() => root.unmount())
})

it('The log-in form continues a log-in that was sent before hydration', async () => {
  const answer = respond(loginAnswer({ token: 'sent-early' }))
  const root = await hydrate(() => {
    window['__logIn'] = { email: 'ada@example.com', password: 'correct horse', sent: Promise.resolve(answer) }
  })
  await waitFor(() => expect(onLoggedIn.mock.calls[0]?.[0]).toMatchObject({ token: 'sent-early' }))
  expect(email().value).toBe('ada@example.com')
  act(() => root.unmount())
})

it('The log-in form repeats an early log-in that failed with an expired CSRF token', async () => {
  const answer = respond(null, { code: 419 })
  const root = await hydrate(() => {
    window['__logIn'] = { email: 'ada@example.com', password: 'correct horse', sent: Promise.resolve(answer) }
  })
  await waitFor(() => expect(onLoggedIn.mock.calls[0]?.[0]).toMatchObject({ token: 'pending-token' }))
  act(() => root.unmount())
})
