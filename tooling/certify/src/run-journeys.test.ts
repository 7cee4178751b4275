import { describe, expect, it } from 'vitest'
import { defineJourney } from './journey.ts'
import { runJourneys } from './run-journeys.ts'
import { NotRun, Problem } from './world/problem.ts'
import { World } from './world/world.ts'

const world = new World({
  base: 'http://harbor.localhost',
  otherBase: null,
  token: null,
  transport: () => Promise.resolve(Response.json({ data: { capabilities: ['goals'] } })),
  control: null,
})
const checks = { one: 'One holds', two: 'Two holds', three: 'Three holds' }
const about = { id: 'j', title: 'A journey', needs: 'nothing', checks } as const
const fail = () => Promise.reject(new Problem('GET /one: wrong'))
const pass = () => Promise.resolve()

const statuses = async (journey: Parameters<typeof runJourneys>[1][number]) =>
  (await runJourneys(world, [journey])).map((result) => [
    result.id,
    result.status,
    result.status === 'failed' ? result.problem : result.status === 'not run' ? result.reason : '',
  ])

describe('runJourneys', () => {
  it('A failed check leaves the later ones to run', async () => {
    const journey = defineJourney({
      ...about,
      run: async ({ check }) => {
        await check('one', fail)
        await check('two', pass)
        await check('three', pass)
      },
    })
    expect(await statuses(journey)).toEqual([
      ['j.one', 'failed', 'GET /one: wrong'],
      ['j.two', 'passed', ''],
      ['j.three', 'passed', ''],
    ])
  })

  it('A failed step ends the journey, and what depends on it is not run', async () => {
    const journey = defineJourney({
      ...about,
      run: async ({ step, check }) => {
        await check('one', pass)
        await step('two', fail)
        await check('three', pass)
      },
    })
    expect(await statuses(journey)).toEqual([
      ['j.one', 'passed', ''],
      ['j.two', 'failed', 'GET /one: wrong'],
      ['j.three', 'not run', 'j.two has not passed'],
    ])
  })

  it('What fails between two checks is a failure of the next one', async () => {
    const journey = defineJourney({
      ...about,
      run: async ({ check }) => {
        await check('one', pass)
        await fail()
      },
    })
    expect(await statuses(journey)).toEqual([
      ['j.one', 'passed', ''],
      ['j.two', 'failed', 'GET /one: wrong'],
      ['j.three', 'not run', 'j.two has not passed'],
    ])
  })

  it('A check that does not apply, or was forgotten, is not run, and has not passed', async () => {
    const journey = defineJourney({
      ...about,
      run: async ({ check }) => check('one', () => Promise.reject(new NotRun('no ETag'))),
    })
    expect(await statuses(journey)).toEqual([
      ['j.one', 'not run', 'no ETag'],
      ['j.two', 'not run', 'the journey ended before it'],
      ['j.three', 'not run', 'the journey ended before it'],
    ])
  })

  it.each([
    [{ needs: 'test control' } as const, 'it needs the test-control API (--test-control)'],
    [{ needs: 'session' } as const, 'it needs a depositor (CERTIFY_TOKEN, or --test-control)'],
    [{ capability: 'proofs' } as const, 'the tenant does not announce proofs'],
  ])('A journey with %j is not run without it', async (needs, reason) => {
    const journey = defineJourney({ ...about, ...needs, run: fail })
    expect(await statuses(journey)).toEqual([
      ['j.one', 'not run', reason],
      ['j.two', 'not run', reason],
      ['j.three', 'not run', reason],
    ])
  })
})
