import { expect, it } from 'vitest'
import { parseTenant } from './tenant-schema.ts'

const good = {
  slug: 'elm',
  hosts: ['elm.localhost', 'save.elm.example'],
  apiBase: '/api/v1',
  languages: ['es', 'en'],
  settings: { linkingOrigins: ['https://link.example.com'] },
}

const rate = { apy: '4.35', asOf: '2026-11-01' }
const average = { apy: '0.39', asOf: '2026-11-16' }

it('parseTenant fills in defaults', () => {
  expect(parseTenant(good)).toMatchObject({
    ok: true,
    tenant: { settings: { csrfMaxAgeSeconds: 600, hstsSubdomains: false, caseReplyBusinessDays: 3 } },
  })
})

it.each([
  ['hosts.0', { hosts: ['https://elm.example'] }],
  ['hosts.0', { hosts: ['elm.example:443'] }],
  ['hosts.0', { hosts: ['link.elm.example'] }],
  ['hosts.0', { hosts: ['sandbox.localhost'] }],
  ['slug', { slug: 'sandbox' }],
  ['slug', { slug: 'link' }],
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
  ['settings.hstsSubdomains', { settings: { hstsSubdomains: 'yes' } }],
  ['settings.caseReplyBusinessDays', { settings: { caseReplyBusinessDays: 0 } }],
  ['settings.caseReplyBusinessDays', { settings: { caseReplyBusinessDays: 1.5 } }],
  ['settings.quickenBankId', { settings: { quickenBankId: 'B1' } }],
  ['settings.disabledCapabilities.0', { settings: { disabledCapabilities: ['flying'] } }],
  ['settings.disabledCapabilities', { settings: { disabledCapabilities: ['goals', 'goals'] } }],
  ['documents.scripts.0', { documents: { scripts: ['klingon'] } }],
  ['documents.scripts', { documents: { scripts: 'thai' } }],
  ['documents.scripts', { documents: { scripts: ['thai', 'thai'] } }],
  ['design.shape', { design: { shape: 'oval' } }],
  ['design.surface', { design: { surface: 7 } }],
  ['design', { design: 'round' }],
  ['design.textTypeface', { design: { textTypeface: 'Comic Sans' } }],
  ['design.frontPage.tone', { design: { frontPage: { tone: 'dark' } } }],
  ['design.frontPage.pattern', { design: { frontPage: { pattern: 'url(//evil.example)' } } }],
  ['design.frontPage.focalPoint.x', { design: { frontPage: { focalPoint: { x: 101, y: 0 } } } }],
  ['design.frontPage.picture.file', { design: { frontPage: { picture: { file: '../logo.png' } } } }],
  ['design.frontPage.picture.file', { design: { frontPage: { picture: { file: 'hills.svg' } } } }],
  [
    'design.frontPage.picture.focalPoint.y',
    { design: { frontPage: { picture: { file: 'hills.jpg', focalPoint: { x: 0, y: -1 } } } } },
  ],
  [
    'design.frontPage.picture.alternativeText.en',
    { design: { frontPage: { picture: { file: 'hills.jpg', alternativeText: { en: '' } } } } },
  ],
  ['insurer', { insurer: 'ncua' }],
  ['emailSender.address', { emailSender: { name: 'Elm', address: 'no-reply' } }],
  ['emailSender.name', { emailSender: { name: 'Elm\r\nBcc: all', address: 'no-reply@elm.example' } }],
  [
    'emailSender.replyTo',
    { emailSender: { name: 'Elm', address: 'no-reply@elm.example', replyTo: 'a@b.example, c@d.example' } },
  ],
  ['offer.apy', { offer: { apy: '4.35<script>', asOf: '2026-11-01' } }],
  ['offer.apy', { offer: { apy: '-4.35', asOf: '2026-11-01' } }],
  ['offer.apy', { offer: { apy: 4.35, asOf: '2026-11-01' } }],
  ['offer.asOf', { offer: { apy: '4.35' } }],
  ['offer.asOf', { offer: { apy: '4.35', asOf: '2026-02-31' } }],
  ['offer.monthlyFeeCents', { offer: { apy: '4.35', asOf: '2026-11-01', monthlyFeeCents: -1 } }],
  ['offer.nationalAverage.apy', { offer: { ...rate, nationalAverage: { apy: '0.4', asOf: '2026-11-16' } } }],
  ['offer.nationalAverage.asOf', { offer: { ...rate, nationalAverage: { apy: '0.39' } } }],
  ['offer.nationalAverage.asOf', { offer: { ...rate, nationalAverage: { apy: '0.39', asOf: 'Nov 16' } } }],
])('parseTenant names the invalid field %s', (field, wrong) => {
  expect(parseTenant({ ...good, ...wrong })).toMatchObject({ ok: false, problems: [{ field }] })
})

it.each([
  ['states only its rate', rate],
  ['states the national average', { ...rate, nationalAverage: average }],
])('parseTenant accepts an offer that %s', (_, offer) => {
  expect(parseTenant({ ...good, offer })).toMatchObject({ ok: true, tenant: { offer } })
})

it('parseTenant completes a partial design with defaults', () => {
  expect(parseTenant(good)).toMatchObject({ tenant: { design: { shape: 'soft', surface: 'hairline' } } })
  expect(parseTenant({ ...good, design: { shape: 'round' } })).toMatchObject({
    ok: true,
    tenant: { design: { shape: 'round', surface: 'hairline' } },
  })
})

it('parseTenant lists the permitted values of an invalid design option', () => {
  expect(parseTenant({ ...good, design: { surface: 'glass' } })).toMatchObject({
    ok: false,
    problems: [{ field: 'design.surface', hint: 'must be one of hairline, tinted, raised' }],
  })
})

it('parseTenant lists the permitted scripts of documents, of which none is the default', () => {
  expect(parseTenant(good)).toMatchObject({ tenant: { documents: { scripts: [] } } })
  expect(parseTenant({ ...good, documents: { scripts: ['korean'] } })).toMatchObject({
    problems: [
      { field: 'documents.scripts.0', hint: 'must be of arabic, devanagari, han, hangul, hebrew, thai' },
    ],
  })
})
