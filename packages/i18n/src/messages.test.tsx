import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { chooseLanguage, currentLanguage, initI18n, useLanguage } from './language.ts'
import { defineMessages } from './messages.ts'

const en = { greeting: 'Hello {{name}}', tries_one: '{{count}} try', tries_other: '{{count}} tries' }
const es = { greeting: 'Hola {{name}}', tries_one: '{{count}} intento', tries_other: '{{count}} intentos' }
/** Longer than it takes to load a file six times. */
const allRetriesMs = 20_000

const messages = defineMessages<typeof en>('greetings', {
  en: async () => ({ default: en }),
  es: async () => ({ default: es }),
})

function Greeting() {
  const t = messages.useTranslations()
  const { language } = useLanguage()
  return (
    <p>
      {language}: {t('greeting', { name: '<Ana>' })}, {t('tries', { count: 2 })}
    </p>
  )
}

async function show() {
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <Greeting />
      </Suspense>,
    )
    await messages.load()
  })
}

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('A screen starts in the tenant’s first language, with values inserted verbatim', async () => {
  initI18n({ offered: ['es', 'en'] })
  await show()
  expect(screen.getByText('es: Hola <Ana>, 2 intentos')).toBeDefined()
  expect(document.documentElement.lang).toBe('es')
})

it('A screen uses the chosen language only if the tenant offers it', async () => {
  initI18n({ offered: ['en'], chosen: 'es' })
  await show()
  expect(screen.getByText('en: Hello <Ana>, 2 tries')).toBeDefined()
})

it('An open screen switches to a newly chosen language', async () => {
  initI18n({ offered: ['en', 'es'] })
  await show()
  await act(() => chooseLanguage('es'))
  expect(await screen.findByText('es: Hola <Ana>, 2 intentos')).toBeDefined()
})

it('A tenant can override the text of a key', async () => {
  initI18n({ offered: ['en'], overrides: { en: { greetings: { greeting: 'Welcome {{name}}' } } } })
  await show()
  expect(screen.getByText('en: Welcome <Ana>, 2 tries')).toBeDefined()
})

it('A message file that failed to load is loaded again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const load = vi.fn<() => Promise<{ default: typeof en }>>(async () => ({ default: en }))
  load.mockRejectedValueOnce(new Error('offline'))
  const later = defineMessages<typeof en>('later', { en: load, es: load })
  initI18n({ offered: ['en'] })
  const isLoaded = later.load()
  await vi.advanceTimersByTimeAsync(allRetriesMs)
  await isLoaded
  expect(await later.read('tries', { count: 1 })).toBe('1 try')
  expect(load).toHaveBeenCalledTimes(2)
})

it('messages.read returns a text after it has loaded, never its key', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof en }>()
  const slow = defineMessages<typeof en>('slow', { en: () => promise, es: () => promise })
  initI18n({ offered: ['en'] })
  const text = slow.read('greeting', { name: 'Ana' })
  resolve({ default: en })
  expect(await text).toBe('Hello Ana')
})

it('The language stays the same while the messages of the other one fail to load', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const broken = defineMessages<typeof en>('broken', {
    en: async () => ({ default: en }),
    es: async () => Promise.reject(new Error('offline')),
  })
  initI18n({ offered: ['en', 'es'] })
  await broken.load()
  const switching = expect(chooseLanguage('es')).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(allRetriesMs)
  await switching
  expect(currentLanguage()).toBe('en')
  expect(document.documentElement.lang).toBe('en')
})
