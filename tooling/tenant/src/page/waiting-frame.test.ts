import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { waitingFrame, waitingFrameScript } from './waiting-frame.ts'

const script = waitingFrameScript([
  '/dashboard',
  '/dashboard/alerts',
  '/goals/add',
  '/goals/$uuid/edit',
  '/statements/$year/$month',
])

/** Runs the page's script at an address; returns whether it shows the frame. */
function shows(pathname: string, stored: Readonly<Record<string, string>> | null = { tab: '{}' }): boolean {
  let isShown = false
  runInNewContext(script, {
    location: { pathname },
    sessionStorage: {
      getItem(key: string) {
        if (stored === null) throw new Error('storage is forbidden')
        return stored[key] ?? null
      },
    },
    document: {
      getElementById: (id: string) =>
        id === 'root'
          ? { append: (content: unknown) => (isShown = content === 'frame') }
          : { content: { cloneNode: () => 'frame' } },
    },
  })
  return isShown
}

it.each([
  '/dashboard',
  '/dashboard/',
  '/dashboard/alerts',
  '/goals/add',
  '/goals/1/edit',
  '/statements/2026/11',
])('The waiting frame is shown to a depositor with a session at %s', (path) => {
  expect(shows(path)).toBe(true)
})

it.each([
  '/registration',
  '/dashboards',
  '/statements/2026',
  '/goals',
  '/goals/1',
  '/goals/add/edit/1',
  '/x/dashboard',
])('The waiting frame is not shown at %s', (path) => {
  expect(shows(path)).toBe(false)
})

it('The waiting frame is shown neither to a visitor nor if storage is blocked', () => {
  expect(shows('/dashboard', {})).toBe(false)
  expect(shows('/dashboard', null)).toBe(false)
})

it('The waiting frame is inert and hidden from assistive technology, since nothing in it works yet', () => {
  expect(waitingFrame('<p>x</p>')).toContain('<div data-waiting inert aria-hidden="true"><p>x</p></div>')
})
