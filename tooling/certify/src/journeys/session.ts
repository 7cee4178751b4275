import { expectThat, NotRun } from '../world/problem.ts'
import { defineJourney } from '../journey.ts'

const twelveHours = 12 * 60 * 60

export const sessionJourney = defineJourney({
  id: 'session',
  title: 'The life of a session',
  needs: 'session',
  checks: {
    required: 'Data is refused with 401 without a token, and with a made-up one',
    end: 'A session ends within twelve hours, and reads do not extend it',
    extended: 'GET /auth-check extends the session',
    tenant: 'A token is refused with 401 at another tenant',
  },
  run: async ({ world, check }) => {
    await check('required', async () => {
      await world.stranger().refusal('GET /accounts', { status: 401 })
      const headers = { authorization: `Bearer ${'a'.repeat(43)}` }
      await world.stranger().refusal('GET /accounts', { status: 401 }, { headers })
    })
    const reader = await world.reader()
    await check('end', async () => {
      const before = await reader.request('GET /auth-check/no-ext')
      await reader.request('GET /accounts')
      const after = await reader.request('GET /auth-check/no-ext')
      const seconds = before.tokenDuration
      expectThat(
        seconds > 0 && seconds <= twelveHours,
        `GET /auth-check/no-ext: token_duration is ${seconds}, which is no session of up to twelve hours`,
      )
      expectThat(after.tokenDuration <= seconds, 'GET /auth-check/no-ext: token_duration grew by a read')
    })
    await check('extended', async () => {
      const before = await reader.request('GET /auth-check/no-ext')
      const { tokenDuration } = await reader.request('GET /auth-check')
      expectThat(
        tokenDuration >= before.tokenDuration && tokenDuration <= twelveHours,
        `GET /auth-check: token_duration is ${tokenDuration}, which extends no session of ${before.tokenDuration} s`,
      )
    })
    await check('tenant', async () => {
      const elsewhere = world.elsewhere(reader)
      if (elsewhere === null) throw new NotRun('no other tenant is given (--other)')
      await reader.request('GET /accounts')
      await elsewhere.refusal('GET /accounts', { status: 401 })
    })
  },
})
