import { expect, it } from 'vitest'
import { tenantOriginOfLinkingOrigin, linkingOriginFor } from './linking-host.ts'

it.each([
  ['http://harbor.localhost:4100', 'http://link.harbor.localhost:4100'],
  ['https://online.bank.example', 'https://link.online.bank.example'],
  ['http://localhost:4101', 'http://localhost:4151'],
  ['https://192.168.1.5:4101', 'https://192.168.1.5:4151'],
])('The linking page of %s has its own origin: %s', (origin, linkingOrigin) => {
  expect(linkingOriginFor(origin)).toBe(linkingOrigin)
  expect(tenantOriginOfLinkingOrigin(linkingOrigin)).toBe(origin)
})

it('tenantOriginOfLinkingOrigin returns null for an origin that serves no linking page', () => {
  expect(tenantOriginOfLinkingOrigin('https://online.bank.example')).toBeNull()
})
