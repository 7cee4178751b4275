import { initI18n, readMessage } from '@coffer/i18n/language'
import { languages } from '@coffer/i18n/languages'
import { startI18next } from '@coffer/i18n/start-i18next'
import { expect, it } from 'vitest'
import dashboardEn from '@coffer/dashboard/locales/en.json'
import dashboardEs from '@coffer/dashboard/locales/es.json'
import errorsEn from '@coffer/errors/locales/en.json'
import errorsEs from '@coffer/errors/locales/es.json'
import routerEn from '@coffer/router/locales/en.json'
import routerEs from '@coffer/router/locales/es.json'
import { catalogs as commonEn } from '../start/messages-en.ts'
import { catalogs as commonEs } from '../start/messages-es.ts'

const en = { ...commonEn, dashboard: dashboardEn, errors: errorsEn, router: routerEn }
const es = { ...commonEs, dashboard: dashboardEs, errors: errorsEs, router: routerEs }

/** A value for every placeholder: its name. */
const placeholderValues = (message: string) =>
  Object.fromEntries([...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, name]))

/** All texts of the log-in page and of home, in each language and plural form. */
function allTexts(): readonly string[] {
  return languages.flatMap((chosen) => {
    initI18n({ offered: languages, chosen, preloaded: { en, es } })
    return Object.entries({ en, es }[chosen]).flatMap(([namespace, catalog]) =>
      Object.entries(catalog).flatMap(([key, message]) =>
        [1, 2].map((count) =>
          readMessage(namespace, key.replace(/_(?:one|other)$/, ''), {
            ...placeholderValues(message),
            count,
          }),
        ),
      ),
    )
  })
}

it('The log-in page and home have the same texts with and without i18next', () => {
  const texts = allTexts()
  expect(texts.filter((text) => text === '' || text.includes('{{'))).toEqual([])
  startI18next()
  expect(allTexts()).toEqual(texts)
})
