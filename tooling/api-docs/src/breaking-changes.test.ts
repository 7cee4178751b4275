import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { apiDocument } from './api-document.ts'
import { breakingChanges } from './breaking-changes.ts'
import { releasedFile } from './written-files.ts'

const json = v.record(v.string(), v.unknown())
const text = JSON.stringify(apiDocument())
const document = v.parse(json, JSON.parse(text))

/** The document with one part replaced, which it has to have. */
function changed(part: string, replacement: string) {
  expect(text).toContain(part)
  return v.parse(json, JSON.parse(text.replace(part, () => replacement)))
}

const capability = '"description":"Exists only with the capability `proofs` of the tenant’s branding.",'

describe('breakingChanges', () => {
  it('The document of today breaks no provider of the last release', () => {
    const released = v.parse(json, JSON.parse(readFileSync(releasedFile, 'utf8')))
    expect(breakingChanges(released, document)).toEqual([])
  })

  it('A document breaks nobody who follows it', () => {
    expect(breakingChanges(document, document)).toEqual([])
  })

  it.each([
    ['a field of an answer is required', '"required":["code","success"', '"required":["code"', false],
    ['an answer loses a value', '"enum":["verified","used","expired"]', '"enum":["verified","used"]', true],
    [
      'an answer gains a value',
      '"enum":["verified","used","expired"]',
      '"enum":["verified","used","expired","x"]',
      false,
    ],
    [
      'a request leaves out a field',
      '"required":["email","password","password_confirmation"]',
      '"required":["email","password"]',
      true,
    ],
    [
      'a request always sends a field',
      '"required":["email","password","password_confirmation"]',
      '"required":["email","password","password_confirmation","locale"]',
      false,
    ],
    ['a call belongs to no capability any more', capability, '', true],
    [
      'an answer has another type',
      '"masked_email":{"type":"string"',
      '"masked_email":{"type":"number"',
      true,
    ],
  ])('breakingChanges finds that %s', (_, part, replacement, isBreaking) => {
    expect(breakingChanges(document, changed(part, replacement)).length > 0).toBe(isBreaking)
  })

  it('breakingChanges names the call and the field', () => {
    const later = changed('"masked_email":{"type":"string"', '"masked_email":{"type":"number"')
    expect(breakingChanges(document, later)).toContain(
      'POST /api/v1/register, 201.data.masked_email: string instead of number',
    )
  })

  it('breakingChanges finds a field that an answer has to have from now on', () => {
    const earlier = changed('"required":["depositor_id",', '"required":[')
    expect(breakingChanges(earlier, document)).toContain(
      'GET /api/v1/depositor, 200.data.depositor_id: is required now, or is not always sent any more',
    )
  })

  it('breakingChanges finds a new call that every provider has to have', () => {
    const { '/api/v1/logout': removed, ...paths } = v.parse(json, document['paths'])
    expect(removed).toBeDefined()
    expect(breakingChanges({ ...document, paths }, document)).toEqual([
      'POST /api/v1/logout: a new call that belongs to no capability',
    ])
  })
})
