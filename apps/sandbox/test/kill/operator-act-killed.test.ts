import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { openPgliteStage, openPostgresStage, type Stage } from '../../chaos/stage.ts'
import { postgresPrograms } from '../engine/find-postgres.ts'

const clock = v.object({ now: v.string() })
const daysMoved = 40
const limitMs = 120_000

/** Kills the provider between its commit and its response. */
const dieAfterCommit = {
  TENANT: 'harbor',
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: `--import=${new URL('die-before-answer.ts', import.meta.url).href}`,
  DIE_BEFORE_ANSWER: 'POST /sandbox/api/clock',
}

async function expectActionAndRecordKept(open: () => Promise<Stage>) {
  const { provider, close } = await open()
  const time = async () => Date.parse(v.parse(clock, (await provider.operate('GET', '/clock')).body).now)
  const recorded = async () =>
    (await provider.operate('GET', `/security-events?action=${encodeURIComponent('POST /clock')}`)).body
  try {
    const before = await time()
    const moving = provider.operate('POST', '/clock', { advance_seconds: daysMoved * 86_400 })
    await expect(moving).rejects.toThrow()
    await provider.kill()
    await provider.start()
    expect(await time()).toBeGreaterThan(before + daysMoved * 86_400_000)
    expect(await recorded()).toMatchObject([{ outcome: 'success', target: '/clock' }])
  } finally {
    await close()
  }
}

describe('an operator action and its record', () => {
  it(
    'An operator action and its record survive a kill before the response on the embedded database',
    () => expectActionAndRecordKept(() => openPgliteStage(dieAfterCommit)),
    limitMs,
  )

  it.runIf(postgresPrograms() !== null)(
    'An operator action and its record survive a kill before the response on PostgreSQL',
    () => expectActionAndRecordKept(() => openPostgresStage(dieAfterCommit)),
    limitMs,
  )
})
