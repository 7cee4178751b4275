import * as v from 'valibot'
import { type Check, refusal, problemUnless } from '../check.ts'
import type { Visitor } from '../visitor.ts'

const duration = v.object({ token_duration: v.number() })

/** Seconds until the session ends, read without extending it. */
async function secondsLeft(depositor: Visitor): Promise<number | null> {
  const { envelope } = await depositor.call('GET', '/auth-check/no-ext')
  const read = v.safeParse(duration, envelope?.data)
  return read.success ? read.output.token_duration : null
}

const twelveHours = 12 * 60 * 60

export const sessionChecks: readonly Check[] = [
  {
    name: 'data needs a session',
    run: async ({ stranger }) => [
      ...refusal('GET /accounts without a token', await stranger().call('GET', '/accounts'), 401),
      ...refusal(
        'GET /accounts with a made-up token',
        await stranger().call('GET', '/accounts', { headers: { authorization: `Bearer ${'a'.repeat(43)}` } }),
        401,
      ),
    ],
  },
  {
    name: 'a session has an end, which reads do not extend',
    run: async ({ depositor }) => {
      const before = await secondsLeft(depositor)
      await depositor.call('GET', '/accounts')
      const after = await secondsLeft(depositor)
      if (before === null || after === null) return ['GET /auth-check/no-ext returned no token_duration']
      return [
        ...problemUnless(before > 0 && before <= twelveHours, `the session lasts ${before} s`),
        ...problemUnless(after <= before, 'a read extended the session'),
      ]
    },
  },
  {
    name: 'a token is valid at one tenant only',
    leftOut: ({ elsewhere }) => (elsewhere === null ? 'no other tenant is given (--other)' : null),
    run: async ({ elsewhere }) =>
      elsewhere === null
        ? []
        : refusal('GET /accounts at another tenant', await elsewhere.call('GET', '/accounts'), 401),
  },
]

/** Ends the session of the test depositor, so it runs last. */
export const logOutCheck: Check = {
  name: 'log-out ends the session at the provider',
  run: async ({ depositor }) => {
    const { status } = await depositor.call('POST', '/logout')
    return [
      ...problemUnless(status === 200, `POST /logout answered ${status}`),
      ...refusal('GET /accounts after log-out', await depositor.call('GET', '/accounts'), 401),
    ]
  },
}
