import routerEn from '@coffer/router/locales/en.json'
import routerEs from '@coffer/router/locales/es.json'
import { expect, it } from 'vitest'
import en from '../locales/en.json'
import es from '../locales/es.json'

// The log-in page goes without the router, and without its words.
it('the log-in page has one title, with the router and without', () => {
  expect(en['log-in.page']).toBe(routerEn['title.log-in'])
  expect(es['log-in.page']).toBe(routerEs['title.log-in'])
})
