import { expect, it } from 'vitest'
import { parseTenant } from './tenant-schema.ts'

const good = {
  slug: 'elm',
  hosts: ['elm.localhost', 'save.elm.example'],
  apiBase: '/api/v1',
  languages: ['es', 'en'],
  settings: { linkingOrigins: ['https://link.example.com'] },
}

it('fills in defaults', () => {
  expect(parseTenant(good)).toMatchObject({ ok: true, tenant: { settings: { csrfMaxAgeSeconds: 600 } } })
})

it.each([
  ['hosts.0', { hosts: ['https://elm.example'] }],
  ['hosts.0', { hosts: ['elm.example:443'] }],
  ['hosts.0', { hosts: ['link.elm.example'] }],
  ['hosts', { hosts: [] }],
  ['apiBase', { apiBase: 'http://api.elm.example/api/v1' }],
  ['apiBase', { apiBase: '/api' }],
  ['apiBase', { apiBase: '/x{}/;$y/api/v1' }],
  ['apiBase', { apiBase: 'https://api.elm.example/?x=/api/v1' }],
  ['languages.0', { languages: ['fr'] }],
  ['languages', { languages: ['en', 'en'] }],
  ['settings.csrfMaxAgeSeconds', { settings: { csrfMaxAgeSeconds: -1 } }],
  [
    'settings.linkingOrigins.0',
    { settings: { linkingOrigins: ["https://x.example; script-src 'unsafe-inline'"] } },
  ],
  ['settings.linkingOrigins.0', { settings: { linkingOrigins: ['https://x.example/path'] } }],
  ['settings.linkingOrigins.0', { settings: { linkingOrigins: ['https://x.example;sandbox'] } }],
  ['settings.linkingOrigins.0', { settings: { linkingOrigins: ['https://x.example,y'] } }],
  ['settings.disabledCapabilities.0', { settings: { disabledCapabilities: ['flying'] } }],
  ['settings.disabledCapabilities', { settings: { disabledCapabilities: ['goals', 'goals'] } }],
  ['hostz', { hostz: [] }],
  ['offer.apy', { offer: { apy: '4.35<script>', asOf: '2026-11-01' } }],
  ['offer.apy', { offer: { apy: '-4.35', asOf: '2026-11-01' } }],
  ['offer.apy', { offer: { apy: 4.35, asOf: '2026-11-01' } }],
  ['offer.asOf', { offer: { apy: '4.35' } }],
  ['offer.asOf', { offer: { apy: '4.35', asOf: '2026-02-31' } }],
  ['offer.monthlyFeeCents', { offer: { apy: '4.35', asOf: '2026-11-01', monthlyFeeCents: -1 } }],
  ['offer.promise', { offer: { apy: '4.35', asOf: '2026-11-01', promise: 'No risk' } }],
])('names the field %s', (field, wrong) => {
  expect(parseTenant({ ...good, ...wrong })).toMatchObject({ ok: false, problems: [{ field }] })
})

it('accepts an offer that leaves fees and minimum out', () => {
  const offer = { apy: '4.35', asOf: '2026-11-01' }
  expect(parseTenant({ ...good, offer })).toMatchObject({ ok: true, tenant: { offer } })
})
