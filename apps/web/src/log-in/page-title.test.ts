import routerEn from '@coffer/router/locales/en.json'
import routerEs from '@coffer/router/locales/es.json'
import { expect, it } from 'vitest'
import en from '../locales/en.json'
import es from '../locales/es.json'

// The log-in page renders without the router and its messages.
it('The title of the log-in page is the same with and without the router', () => {
  expect(en['log-in.page']).toBe(routerEn['title.log-in'])
  expect(es['log-in.page']).toBe(routerEs['title.log-in'])
})
