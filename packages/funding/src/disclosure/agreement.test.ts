import type { Disclosure } from '@coffer/api-client/disclosures'
import { describe, expect, it } from 'vitest'
import {
  agree,
  agreementProblems,
  hasAgreedTo,
  findChanged,
  collectHashes,
  nothingAgreed,
} from './agreement.ts'

const document = (uuid: string, hash: string, signedAt: string | null = null): Disclosure => ({
  uuid,
  hash,
  title: uuid,
  version: '1',
  attestation: 'I agree.',
  bodyHtml: '',
  downloadUrl: null,
  isElectronicConsent: false,
  signedAt,
})

const terms = document('terms', 'aaa')
const fees = document('fees', 'bbb')
const seen = collectHashes([terms, fees])

describe('agreementProblems', () => {
  it('An agreement requires each document', () => {
    expect(agreementProblems(nothingAgreed, [terms, fees], seen)).toEqual([
      { name: 'agree-terms', problem: 'disclosure.required' },
      { name: 'agree-fees', problem: 'disclosure.required' },
    ])
  })

  it('An agreement is complete when each document is agreed to', () => {
    const both = agree(agree(nothingAgreed, terms, true), fees, true)
    expect(agreementProblems(both, [terms, fees], seen)).toEqual([])
  })

  it('An agreement ignores documents that are already signed', () => {
    const signed = document('terms', 'aaa', '2026-11-20T15:00:00Z')
    expect(agreementProblems(nothingAgreed, [signed], seen)).toEqual([])
  })

  it.each([
    ['under the same uuid', document('fees', 'ccc')],
    ['under another uuid', document('fees-2027', 'ccc')],
  ])('An agreement is required again only for the document that changed, %s', (_name, newer) => {
    const both = agree(agree(nothingAgreed, terms, true), fees, true)
    expect(hasAgreedTo(both, newer)).toBe(false)
    expect(findChanged(both, [terms, newer], seen)).toEqual([newer])
    expect(agreementProblems(both, [terms, newer], seen)).toEqual([
      { name: `agree-${newer.uuid}`, problem: 'disclosure.changed' },
    ])
    const again = agree(both, newer, true)
    expect(findChanged(again, [terms, newer], seen)).toEqual([])
    expect(agreementProblems(again, [terms, newer], seen)).toEqual([])
  })

  it('An agreement to a document can be withdrawn before signing', () => {
    const back = agree(agree(nothingAgreed, terms, true), terms, false)
    expect(agreementProblems(back, [terms], seen)).toEqual([
      { name: 'agree-terms', problem: 'disclosure.required' },
    ])
  })
})
