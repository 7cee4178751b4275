import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requirements } from './asvs-requirements.mjs'
import { root } from './install.mjs'

const states = ['holds', 'not applicable', 'deviation']
const testFolder = 'apps/sandbox/test/provider'
const aFile = /`([\w./-]+\.(?:tsx?|mjs|md))`/g

const read = (name) => readFileSync(join(root, name), 'utf8')
const isThere = (name) =>
  existsSync(join(root, name.includes('/') || /^[A-Z]/.test(name) ? name : `${testFolder}/${name}`))
const filesIn = (text) => [...text.matchAll(aFile)].map(([, name]) => name)

/** Rows of the table, as id, state and evidence. */
const rowsOf = (page) =>
  [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]*\| ([^|]*?) +\| (.*?) +\|$/gm)].map(
    ([, id, state, evidence]) => ({
      id,
      state,
      evidence,
    }),
  )

/** What is wrong with a row, or null. */
function problemOf({ id, state, evidence }) {
  if (!states.includes(state)) return `${id} has the state ${state}`
  const missing = filesIn(evidence).filter((name) => !isThere(name))
  if (missing.length > 0) return `${id} names ${missing.join(', ')}`
  if (state === 'holds') return filesIn(evidence).length > 0 ? null : `${id} names no file`
  return evidence.length >= 10 ? null : `${id} has no reason`
}

const page = read('docs/security/asvs.md')
const rows = rowsOf(page)

describe('the table of ASVS 5.0', () => {
  it('has each requirement of levels 1 and 2 once, in its order', () => {
    expect(requirements).toHaveLength(253)
    expect(rows.map(({ id }) => id)).toEqual(requirements)
  })

  it('has a known state, and a file that exists or a reason, in each row', () => {
    expect(rows.map(problemOf).filter((problem) => problem !== null)).toEqual([])
  })

  it('counts its rows by state', () => {
    const [holds, notApplicable, deviations] = states.map(
      (state) => rows.filter((row) => row.state === state).length,
    )
    expect(page).toContain(
      `Of ${rows.length} requirements ${holds} hold, ${notApplicable} are not applicable, and ${deviations} are deviations.`,
    )
  })

  it.each([
    ['| 1.1.1 | Decode once | fails | `log-in.test.ts` |', '1.1.1 has the state fails'],
    ['| 1.1.1 | Decode once | holds | `log-out.test.ts` |', '1.1.1 names log-out.test.ts'],
    ['| 1.1.1 | Decode once | holds | it does |', '1.1.1 names no file'],
    ['| 1.1.1 | Decode once | deviation | later |', '1.1.1 has no reason'],
  ])('is refused with the row %s', (row, problem) => {
    expect(rowsOf(row).map(problemOf)).toEqual([problem])
  })
})

describe.each(['threat-model.md', 'incidents.md', 'certification.md'])('docs/security/%s', (name) => {
  it('names files that exist', () => {
    const text = read(`docs/security/${name}`)
    const tests = filesIn(text).filter((file) => !file.startsWith('moving-money/'))
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((file) => !isThere(file))).toEqual([])
  })
})
