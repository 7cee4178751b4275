import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasPassed, recordRun } from './passed-runs.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passed-runs-'))
  file = join(folder, 'deeper/passed.json')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const digests = { stories: 'these', snapshots: 'those' }

describe('the record of passed runs', () => {
  it('The record of a passed run is valid for the same stories and snapshots only', () => {
    expect(hasPassed(file, 'harbor', digests)).toBe(false)
    recordRun(file, 'harbor', digests)
    expect(hasPassed(file, 'harbor', digests)).toBe(true)
    expect(hasPassed(file, 'harbor', { ...digests, stories: 'others' })).toBe(false)
    expect(hasPassed(file, 'harbor', { ...digests, snapshots: 'others' })).toBe(false)
  })

  it('A failed run removes the record of its tenant only', () => {
    recordRun(file, 'harbor', digests)
    recordRun(file, 'juniper', digests)
    recordRun(file, 'juniper', null)
    expect(hasPassed(file, 'harbor', digests)).toBe(true)
    expect(hasPassed(file, 'juniper', digests)).toBe(false)
  })

  it('A file of records that cannot be parsed counts as empty', () => {
    recordRun(file, 'harbor', digests)
    writeFileSync(file, '{ half')
    expect(hasPassed(file, 'harbor', digests)).toBe(false)
  })
})
