import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './install.mjs'
import { failureTable, playwrightTests, vitestTests } from './test-reports.mjs'

describe('vitestTests', () => {
  const fileOf = (rest) => ({
    name: join(root, 'a.test.ts'),
    status: 'passed',
    assertionResults: [],
    ...rest,
  })

  it('names each test with its file, and leaves out what was skipped', () => {
    const assertionResults = [
      { fullName: 'adds', status: 'passed', failureMessages: [] },
      { fullName: 'divides', status: 'failed', failureMessages: ['\u001B[31mError: by 0\u001B[39m\n at x'] },
      { fullName: 'later', status: 'skipped', failureMessages: [] },
    ]
    expect(vitestTests({ testResults: [fileOf({ status: 'failed', assertionResults })] })).toEqual([
      { name: 'a.test.ts › adds', failure: null },
      { name: 'a.test.ts › divides', failure: 'Error: by 0' },
    ])
  })

  it('counts a file that could not be run', () => {
    const testResults = [fileOf({ status: 'failed', message: 'Cannot find module' })]
    expect(vitestTests({ testResults })).toEqual([{ name: 'a.test.ts', failure: 'Cannot find module' }])
  })
})

describe('playwrightTests', () => {
  const spec = (title, ok, results) => ({ title, ok, tests: [{ status: 'expected', results }] })

  it('names each test with its file and groups, and counts a failed set-up', () => {
    const group = { title: 'group', specs: [spec('two', false, [{ error: { message: 'not seen\nlog' } }])] }
    const suites = [{ title: 'a.e2e.ts', specs: [spec('one', true, [{}])], suites: [group] }]
    expect(playwrightTests({ suites, errors: [{ message: 'no build' }] })).toEqual([
      { name: 'a.e2e.ts › one', failure: null },
      { name: 'a.e2e.ts › group › two', failure: 'not seen' },
      { name: 'outside of the tests', failure: 'no build' },
    ])
  })
})

it('tabulates what failed, most often first', () => {
  const run = (...failed) =>
    ['one', 'two', 'three'].map((name) => ({ name, failure: failed.includes(name) ? 'late' : null }))
  expect(failureTable([run('two'), run(), run('one', 'two')])).toEqual([
    '    2  two\n       late',
    '    1  one\n       late',
  ])
})
