import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const submitted = vi.fn<(email: string) => void>()
let mounted: Root | undefined

function Form() {
  const [email, setEmail] = useState('')
  const [isContactShown, setContactShown] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted(email)
      }}
    >
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input name="password" type="password" defaultValue="" />
      <button type="button" onClick={() => setContactShown(!isContactShown)}>
        Contact us
      </button>
      <button>Continue</button>
      <output>{isContactShown ? `to ${email}` : ''}</output>
    </form>
  )
}

const prerendered = `
  <form method="post"><input name="email"><input name="password" type="password">
  <button type="button">Contact us</button><button>Continue</button></form>`

/** The page before the application has loaded, with its early script. */
async function open(token?: string): Promise<void> {
  if (token) sessionStorage.setItem('tab', token)
  document.body.innerHTML = `<div id="root" data-prerendered>${prerendered}</div>`
  vi.resetModules()
  await import('@coffer/auth/early-form')
}

async function takeOverPage(): Promise<void> {
  const { takeOver } = await import('./take-over.ts')
  const root = document.getElementById('root') ?? document.body
  takeOver(root, () => {
    mounted = createRoot(root)
    mounted.render(<Form />)
  })
}

const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement('input')
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click()

beforeEach(() => submitted.mockClear())
afterEach(() => {
  mounted?.unmount()
  sessionStorage.clear()
})

it('takeOver keeps the values typed before it, and the focus', async () => {
  await open()
  input('email').value = 'ada@example.com'
  input('password').value = 'correct horse'
  input('password').focus()
  const before = input('email')
  await takeOverPage()
  expect(input('email')).not.toBe(before)
  expect([input('email').value, input('password').value]).toEqual(['ada@example.com', 'correct horse'])
  expect(document.activeElement).toBe(input('password'))
  expect(submitted).not.toHaveBeenCalled()
})

it('takeOver submits an early submission once, and the browser never submits it', async () => {
  await open()
  input('email').value = 'ada@example.com'
  const form = document.querySelector('form')
  const byBrowser = vi.fn<(event: Event) => void>()
  addEventListener('submit', byBrowser)
  form?.requestSubmit()
  form?.requestSubmit()
  expect(byBrowser.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true, true])
  removeEventListener('submit', byBrowser)
  expect(form?.ariaBusy).toBe('true')
  await takeOverPage()
  expect(submitted.mock.calls).toEqual([['ada@example.com']])
})

it('takeOver repeats an early button press once, after restoring the typed values', async () => {
  await open()
  input('email').value = 'ada@example.com'
  press('Contact us')
  press('Contact us')
  await takeOverPage()
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('to ada@example.com'))
})

it('The early-form script records nothing after takeOver', async () => {
  await open()
  await takeOverPage()
  press('Contact us')
  expect(window['__earlyUse']).toBeUndefined()
})

it('The early-form script keeps typed values, but no password, over a reload before the app has loaded', async () => {
  await open()
  input('email').value = 'ada@example.com'
  input('password').value = 'correct horse'
  dispatchEvent(new Event('pagehide'))
  expect(JSON.stringify(sessionStorage)).not.toContain('horse')
  await open()
  expect([input('email').value, input('password').value]).toEqual(['ada@example.com', ''])
  expect(sessionStorage).toHaveLength(0)
  await takeOverPage()
  expect(input('email').value).toBe('ada@example.com')
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})

it('The early-form script empties the page if a session is likely, because the app then redirects', async () => {
  await open('{"token":"bearer"}')
  expect(document.querySelector('#root')?.childElementCount).toBe(0)
})
