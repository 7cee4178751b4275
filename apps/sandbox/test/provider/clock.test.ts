import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { openSandboxOn, openSandbox, type Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

describe('the clock', () => {
  it('The clock only moves forward, and the Date header follows it', async () => {
    const before = sandbox.context.clock.now().getTime()
    await sandbox.callOperator('POST', '/clock', { advance_seconds: 86_400 })
    const ahead = Date.parse((await sandbox.newClient().get('/branding')).headers.get('date') ?? '') - before
    expect(Math.round(ahead / 86_400_000)).toBe(1)
    await expect(sandbox.callOperator('POST', '/clock', { set: '2020-01-01T00:00:00Z' })).rejects.toThrow(
      'never put back',
    )
    const restarted = await openSandboxOn(sandbox.database)
    expect(restarted.context.clock.now().getTime() - before).toBeGreaterThan(86_000_000)
  })

  it('The clock adds up concurrent moves', async () => {
    const before = sandbox.context.clock.now().getTime()
    await Promise.all(
      [1, 2, 3].map(() => sandbox.callOperator('POST', '/clock', { advance_seconds: 86_400 })),
    )
    expect(sandbox.context.clock.now().getTime() - before).toBeGreaterThanOrEqual(3 * 86_400_000)
  })

  it('The clock does not move during a call that has read the time', async () => {
    const begun = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const order: string[] = []
    const call = inTenant(sandbox.database, 'harbor', async () => {
      begun.resolve()
      await mayEnd.promise
      order.push('the call ends')
    })
    await begun.promise
    const moved = sandbox.context.clock.advance(1_000).then(() => order.push('the clock has moved'))
    mayEnd.resolve()
    await Promise.all([call, moved])
    expect(order).toEqual(['the call ends', 'the clock has moved'])
  })
})
