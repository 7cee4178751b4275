import { tokenPrefixPattern } from '@coffer/api-client/transport/token-prefix'
import { applyCachedColors } from './cached-colors.ts'
import { tenantText } from './tenant-text.ts'

// Inlined in the log-in page before any other script, so it contains only the code for the first paint and submit.
// The same as the fixed headers of api-client; a test compares them.
const headers = {
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
}

const options: RequestInit = { headers, credentials: 'include' }

const firstMatch = (pattern: string, text: string) => RegExp(pattern).exec(text)?.[1] ?? ''
const setting = (name: string) => firstMatch(`"${name}":"(.+?)"`, tenantText())
const token = (prefix: string) => firstMatch(`(?:^| )${prefix}XSRF-TOKEN=([^;]*)`, document.cookie)

async function send(email: string, password: string): Promise<Response> {
  const apiBase = setting('apiBase')
  await fetch(apiBase.replace('api/v1', 'sanctum/csrf-cookie'), options)
  return fetch(`${apiBase}/login`, {
    ...options,
    method: 'POST',
    headers: {
      ...headers,
      'Accept-Language': document.documentElement.lang,
      'Content-Type': headers.Accept,
      // A sibling site can plant the second cookie but not the first.
      'X-XSRF-TOKEN': decodeURIComponent(
        token(tokenPrefixPattern(location.host, setting('slug'))) || token(''),
      ),
    },
    body: JSON.stringify({ email, password }),
  })
}

applyCachedColors()

// React marks a hydrated form.
const unhydratedForm = '#log-in:not([data-live])'

document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element && target.closest<HTMLElement>('[type=button]')
  if (pressed && document.querySelector(unhydratedForm)) (window['__presses'] ??= new Set()).add(pressed)
})

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.matches(unhydratedForm)) return
  event.preventDefault()
  if (window['__logIn']) return
  const fieldValue = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  const email = fieldValue('email')
  const password = fieldValue('password')
  const sent = send(email, password)
  // The form handles a failure later; until then it must not count as an unhandled rejection.
  sent.catch(() => undefined)
  window['__logIn'] = { email, password, sent }
  form.setAttribute('aria-busy', 'true')
})
