import { beforeEach, expect, it } from 'vitest'
import { registerCatalog } from './catalogs.ts'
import {
  chooseLanguage,
  currentLanguage,
  initI18n,
  loadMessages,
  readMessage,
  replaceMessages,
} from './language.ts'
import { languages } from './languages.ts'

const spanish = Promise.withResolvers<{ default: { title: string } }>()

beforeEach(async () => {
  registerCatalog('late', {
    en: async () => ({ default: { title: 'Savings' } }),
    es: () => spanish.promise,
  })
  initI18n({ offered: languages })
  await loadMessages('late')
})

it('The last of two quick language choices wins, whichever messages load first', async () => {
  const first = chooseLanguage('es')
  await chooseLanguage('en')
  spanish.resolve({ default: { title: 'Ahorros' } })
  await first
  expect(currentLanguage()).toBe('en')
  await chooseLanguage('es')
  expect(currentLanguage()).toBe('es')
})

it('replaceMessages shows edited messages, under the overrides of the tenant', async () => {
  initI18n({ offered: languages, overrides: { en: { late: { lead: 'Our own' } } } })
  await loadMessages('late')
  replaceMessages('en', 'late', { title: 'Savings account', lead: 'Edited' })
  expect(readMessage('late', 'title')).toBe('Savings account')
  expect(readMessage('late', 'lead')).toBe('Our own')
})
