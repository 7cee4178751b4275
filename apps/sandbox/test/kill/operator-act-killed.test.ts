import { describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { openPgliteStage, openPostgresStage, type Stage } from '../../chaos/stage.ts'
import { postgresPrograms } from '../engine/find-postgres.ts'

const clock = v.object({ now: v.string() })
const daysMoved = 40
/** Of a test: a busy machine may take seconds before the clock moves. */
const limitMs = 120_000

/** Kills the provider after it moved the clock, before it answers: the work of those days takes seconds. */
async function expectActWithItsRecord(open: () => Promise<Stage>) {
  const { provider, close } = await open()
  const time = async () => Date.parse(v.parse(clock, (await provider.operate('GET', '/clock')).body).now)
  const recorded = async () =>
    (await provider.operate('GET', `/security-events?action=${encodeURIComponent('POST /clock')}`)).body
  try {
    const before = await time()
    const moving = provider
      .operate('POST', '/clock', { advance_seconds: daysMoved * 86_400 })
      .then(({ status }) => status)
      .catch(() => 'no answer')
    await vi.waitFor(() => expect(provider.errorOutput).toContain('POST /clock'), {
      interval: 5,
      timeout: limitMs,
    })
    await provider.kill()
    expect(await moving).toBe('no answer')
    await provider.start()
    expect(await time()).toBeGreaterThan(before + daysMoved * 86_400_000)
    expect(await recorded()).toMatchObject([{ outcome: 'success', target: '/clock' }])
  } finally {
    await close()
  }
}

describe('an act of the operator and its record', () => {
  it(
    'both survive a kill before the answer, on the embedded database',
    () => expectActWithItsRecord(() => openPgliteStage({ TENANT: 'harbor', LOG_LEVEL: 'info' })),
    limitMs,
  )

  it.runIf(postgresPrograms() !== null)(
    'both survive a kill before the answer, on PostgreSQL',
    () =>
      // A server writes security events without a setting.
      expectActWithItsRecord(() => openPostgresStage({ TENANT: 'harbor', LOG_LEVEL: '' })),
    limitMs,
  )
})
