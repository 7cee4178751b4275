import type { Disclosure } from '@coffer/api-client/disclosures'
import { expect, it } from 'vitest'
import { isInEffect, splitBySignature } from './disclosure-status.ts'

const text = (uuid: string, signedAt: string | null): Disclosure => ({
  uuid,
  signedAt,
  hash: 'c0ffee',
  title: 'Privacy notice',
  version: '2026-01',
  attestation: 'I have received it.',
  bodyHtml: '<p>Text</p>',
  downloadUrl: null,
  isElectronicConsent: false,
})

it('splitBySignature separates signed and unsigned disclosures, latest signature first', () => {
  const all = [
    text('older', '2024-01-02T10:00:00Z'),
    text('new', null),
    text('later', '2026-01-02T10:00:00Z'),
  ]
  const { signed, unsigned } = splitBySignature(all)
  expect(signed.map(({ uuid }) => uuid)).toEqual(['later', 'older'])
  expect(unsigned.map(({ uuid }) => uuid)).toEqual(['new'])
})

it('isInEffect returns null until the active disclosures have loaded', () => {
  expect(isInEffect(text('a', null), undefined)).toBeNull()
  expect(isInEffect(text('a', null), [text('a', null)])).toBe(true)
  expect(isInEffect(text('a', null), [text('b', null)])).toBe(false)
})
