import type { Disclosure } from '@coffer/api-client/disclosures'
import { describe, expect, it } from 'vitest'
import { agree, agreementProblems, agreesTo, hasChanged, nothingAgreed } from './agreement.ts'

const document = (uuid: string, hash: string, signedAt: string | null = null): Disclosure => ({
  uuid,
  hash,
  title: uuid,
  version: '1',
  attestation: 'I agree.',
  bodyHtml: '',
  downloadUrl: null,
  signedAt,
})

const terms = document('terms', 'aaa')
const fees = document('fees', 'bbb')
const consenting = { ...nothingAgreed, consents: true }

describe('agreeing to documents', () => {
  it('asks for consent and for each document', () => {
    expect(agreementProblems(nothingAgreed, [terms, fees])).toEqual([
      { name: 'consent', problem: 'disclosure.esign.required' },
      { name: 'agree-terms', problem: 'disclosure.required' },
      { name: 'agree-fees', problem: 'disclosure.required' },
    ])
  })

  it('is complete once consent is given and each is agreed to', () => {
    const both = agree(agree(consenting, terms, true), fees, true)
    expect(agreementProblems(both, [terms, fees])).toEqual([])
  })

  it('asks nothing about what is signed', () => {
    expect(agreementProblems(nothingAgreed, [document('terms', 'aaa', '2026-11-20T15:00:00Z')])).toEqual([])
  })

  it('asks again when the document has another hash than the one agreed to', () => {
    const agreed = agree(consenting, terms, true)
    const changed = document('terms', 'ccc')
    expect(agreesTo(agreed, changed)).toBe(false)
    expect(hasChanged(agreed, changed)).toBe(true)
    expect(agreementProblems(agreed, [changed])).toEqual([
      { name: 'agree-terms', problem: 'disclosure.changed' },
    ])
  })

  it('takes an agreement back', () => {
    const back = agree(agree(consenting, terms, true), terms, false)
    expect(agreementProblems(back, [terms])).toEqual([
      { name: 'agree-terms', problem: 'disclosure.required' },
    ])
  })
})
