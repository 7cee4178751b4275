import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Drawn } from '../drawing/draw-story.ts'
import { drawnAs, plain } from '../testing.ts'
import { compareTenant } from './compare-tenant.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const [navy, green] = [plain([27, 42, 92]), plain([20, 90, 60])]
const both = { 'money--amount': navy, 'money--chart': green }

async function compared(drawn: readonly Drawn[], fragment: string | null = null) {
  const { same, findings } = await compareTenant({ folder, drawn, fragment, isUpdate: false })
  return { same, findings: findings.map(({ kind, story, size }) => `${kind} ${story} ${size}`) }
}
async function keepAll(drawn: readonly Drawn[], fragment: string | null = null) {
  await compareTenant({ folder, drawn, fragment, isUpdate: true })
}

describe('the snapshots of a tenant', () => {
  it('are new where there are none, and the same once kept', async () => {
    const drawn = await drawnAs(both)
    expect(await compared(drawn)).toEqual({
      same: 0,
      findings: ['new money--amount desktop', 'new money--chart desktop'],
    })
    await keepAll(drawn)
    expect(await compared(drawn)).toEqual({ same: 2, findings: [] })
  })

  it('tell what has changed, what is new and what is gone', async () => {
    await keepAll(await drawnAs(both))
    const now = await drawnAs({ 'money--amount': green, 'lists--long': navy })
    expect(await compared(now)).toEqual({
      same: 0,
      findings: ['new lists--long desktop', 'changed money--amount desktop', 'gone money--chart desktop'],
    })
    await keepAll(now)
    expect(await compared(now)).toEqual({ same: 2, findings: [] })
  })

  it('of a group that is gone leave no file behind', async () => {
    await keepAll(await drawnAs({ ...both, 'lists--long': navy }))
    await keepAll(await drawnAs({ 'lists--long': navy }))
    expect(readdirSync(folder)).toEqual(['lists.desktop.webp'])
  })

  it('that were not asked for are neither gone nor touched', async () => {
    await keepAll(await drawnAs({ ...both, 'lists--long': navy }))
    const some = await drawnAs({ 'money--amount': green })
    expect(await compared(some, 'amount')).toEqual({ same: 0, findings: ['changed money--amount desktop'] })
    await keepAll(some, 'amount')
    expect(await compared(await drawnAs({ ...both, 'money--amount': green, 'lists--long': navy }))).toEqual({
      same: 3,
      findings: [],
    })
  })

  it('of a story that could not be drawn stay as they are', async () => {
    await keepAll(await drawnAs(both))
    const [amount] = await drawnAs({ 'money--amount': navy })
    const failed = { story: { id: 'money--chart', label: 'Chart', sizes: [] }, failure: 'no such thing' }
    const drawn = amount ? [amount, failed] : []
    const { failures } = await compareTenant({ folder, drawn, fragment: null, isUpdate: true })
    expect([...failures]).toEqual([['money--chart', 'no such thing']])
    expect(await compared(await drawnAs(both))).toEqual({ same: 2, findings: [] })
  })
})
