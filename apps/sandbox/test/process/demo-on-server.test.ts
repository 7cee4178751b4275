import { afterEach, describe, expect, it } from 'vitest'
import { logIn } from '../../chaos/log-in.ts'
import { openPostgresStage, type Stage } from '../../chaos/stage.ts'
import { postgresPrograms } from '../engine/find-postgres.ts'

let stage: Stage | null = null
afterEach(() => stage?.close())

const server = { TENANT: 'harbor', LOG_LEVEL: '' }
const logInAsDemo = async ({ provider }: Stage) =>
  logIn(provider, 'primary@example.com').then(
    () => 'logged in',
    () => 'refused',
  )

describe.runIf(postgresPrograms() !== null)('a server on PostgreSQL that had demo depositors', () => {
  it('A server closes its demo depositors when it starts without them', async () => {
    stage = await openPostgresStage({ ...server, DEMO_DEPOSITORS: 'no' })
    expect(stage.provider.errorOutput).toContain('demo depositors of an earlier start are closed')
    expect(await logInAsDemo(stage)).toBe('refused')
  }, 120_000)
})
