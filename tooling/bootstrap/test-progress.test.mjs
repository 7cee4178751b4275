import { describe, expect, it } from 'vitest'
import { closingLine, failureLines, partLine, repeatingCommand, secondsLeft } from './test-progress.mjs'

const passed = { name: 'a › one', status: 'passed', failure: null }
const failed = {
  name: 'a › two',
  status: 'failed',
  failure: 'not seen',
  part: 'unit',
  file: 'a.test.ts',
  title: 'two',
}
const skipped = { name: 'a › three', status: 'skipped', failure: null }

describe('secondsLeft', () => {
  const [lint, build, unit] = ['lint', 'build', 'unit'].map((name) => ({ name }))
  const stages = [[[lint], [build]], [[unit]]]
  const expected = { lint: 10, build: 30, unit: 100 }

  it('secondsLeft adds the stages, each as long as its longest lane', () => {
    expect(secondsLeft({ stages, expected, taken: {} })).toBe(130)
  })

  it('secondsLeft expects the rest to run at the speed of the finished parts', () => {
    expect(secondsLeft({ stages, expected, taken: { lint: 20 } })).toBe(260)
    expect(secondsLeft({ stages, expected, taken: { lint: 10, build: 70 } })).toBe(200)
  })

  it('secondsLeft is zero when every part has finished', () => {
    expect(secondsLeft({ stages, expected, taken: { lint: 9, build: 30, unit: 90 } })).toBe(0)
  })
})

describe('partLine', () => {
  it('partLine counts the tests of a part, with its time and an estimate of the time left', () => {
    const line = partLine({ name: 'unit', tests: [passed, failed, skipped], seconds: 213.2, left: 290 })
    expect(line.split(/ {2,}/)).toEqual([
      'unit',
      '1 passed, 1 failed, 1 skipped',
      '4 min',
      'about 5 min left',
    ])
  })

  it('partLine reports only whether a check passed', () => {
    const tests = [{ name: 'lint', status: 'passed', failure: null }]
    expect(partLine({ name: 'lint', tests, seconds: 20.4, left: 0 }).split(/ {2,}/)).toEqual([
      'lint',
      'passed',
      '21 s',
    ])
  })
})

it('closingLine counts skipped tests only if there are any', () => {
  expect(closingLine([passed, failed])).toBe('1 passed, 1 failed')
  expect(closingLine([passed, passed, skipped])).toBe('2 passed, 0 failed, 1 skipped')
})

describe('repeatingCommand', () => {
  it.each([
    [
      { part: 'unit', file: 'a.test.ts', title: 'it’s $1' },
      "npm run repeat -- --times 1 --only 'it’s $1' a.test.ts",
    ],
    [
      { part: 'unit', file: 'a.test.ts', title: "it's" },
      String.raw`npm run repeat -- --times 1 --only 'it'\''s' a.test.ts`,
    ],
    [{ part: 'unit', file: 'a.test.ts' }, 'npm run repeat -- --times 1 a.test.ts'],
    [{ part: 'stories', file: 'every-story.spec.ts', title: 'Empty' }, "npm run stories -- -g 'Empty'"],
    [{ part: 'end to end' }, 'npm test -- "end to end"'],
  ])('repeatingCommand returns the command that repeats %j', (test, command) => {
    expect(repeatingCommand(test)).toBe(command)
  })
})

it('failureLines returns the name, the failure and the command of each failed test', () => {
  expect(failureLines([passed, failed, skipped])).toEqual([
    '',
    '  a › two',
    '      not seen',
    "      npm run repeat -- --times 1 --only 'two' a.test.ts",
  ])
})
