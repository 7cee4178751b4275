import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './install.mjs'
import { dateTable, failureTable, playwrightTests, vitestTests } from './test-reports.mjs'

describe('vitestTests', () => {
  const fileOf = (rest) => ({
    name: join(root, 'a.test.ts'),
    status: 'passed',
    assertionResults: [],
    ...rest,
  })

  it('vitestTests names each test with its file, including a skipped one', () => {
    const assertionResults = [
      { title: 'adds', fullName: 'sum adds', status: 'passed', failureMessages: [] },
      {
        title: 'divides',
        fullName: 'divides',
        status: 'failed',
        failureMessages: ['\u001B[31mError: by 0\u001B[39m\n at x'],
      },
      { title: 'later', fullName: 'later', status: 'skipped', failureMessages: [] },
    ]
    const file = 'a.test.ts'
    expect(vitestTests({ testResults: [fileOf({ status: 'failed', assertionResults })] })).toEqual([
      { name: 'a.test.ts › sum adds', file, title: 'adds', status: 'passed', failure: null },
      { name: 'a.test.ts › divides', file, title: 'divides', status: 'failed', failure: 'Error: by 0' },
      { name: 'a.test.ts › later', file, title: 'later', status: 'skipped', failure: null },
    ])
  })

  it('vitestTests counts a file that could not be run', () => {
    const testResults = [fileOf({ status: 'failed', message: 'Cannot find module' })]
    expect(vitestTests({ testResults })).toEqual([
      { name: 'a.test.ts', file: 'a.test.ts', status: 'failed', failure: 'Cannot find module' },
    ])
  })
})

describe('playwrightTests', () => {
  const spec = (title, ok, results, status = 'expected') => ({ title, ok, tests: [{ status, results }] })

  it('playwrightTests names each test with its file and groups, and counts a failed set-up', () => {
    const group = { title: 'group', specs: [spec('two', false, [{ error: { message: 'not seen\nlog' } }])] }
    const suite = {
      title: 'a.e2e.ts',
      specs: [spec('one', true, [{}]), spec('none', true, [], 'skipped')],
      suites: [group],
    }
    const file = 'tooling/e2e/src/a.e2e.ts'
    const config = { rootDir: join(root, 'tooling/e2e/src') }
    expect(playwrightTests({ config, suites: [suite], errors: [{ message: 'no build' }] })).toEqual([
      { name: 'a.e2e.ts › one', file, title: 'one', status: 'passed', failure: null },
      { name: 'a.e2e.ts › none', file, title: 'none', status: 'skipped', failure: null },
      { name: 'a.e2e.ts › group › two', file, title: 'two', status: 'failed', failure: 'not seen' },
      { name: 'outside of the tests', status: 'failed', failure: 'no build' },
    ])
  })
})

it('dateTable counts the passed and failed tests at each date, by the time in New York', () => {
  const [eve, leapDay] = [new Date('2026-12-31T22:30Z'), new Date('2028-02-29T21:30Z')]
  const [passed, failed] = ['passed', 'failed'].map((status) => ({ name: status, status, failure: null }))
  const turns = [eve, eve, leapDay]
  expect(dateTable([eve, leapDay], turns, [[passed, failed], [passed, passed], [passed]])).toEqual([
    '  passed  failed  in New York',
    '       3       1  Thursday, December 31, 2026 at 5:30 PM',
    '       1       0  Tuesday, February 29, 2028 at 4:30 PM',
  ])
})

it('failureTable lists the failed tests, most frequent first', () => {
  const run = (...failed) =>
    ['one', 'two', 'three'].map((name) => ({ name, failure: failed.includes(name) ? 'late' : null }))
  expect(failureTable([run('two'), run(), run('one', 'two')])).toEqual([
    '    2  two\n       late',
    '    1  one\n       late',
  ])
})
