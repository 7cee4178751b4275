import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listSnapshots } from '../baseline/snapshot-folder.ts'
import type { Capture } from '../../capture/capture-story.ts'
import { toCaptures, plainImage } from '../test-images.ts'
import { compareTenant } from './compare-tenant.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const [navy, green] = [plainImage([27, 42, 92]), plainImage([20, 90, 60])]
const both = { 'home--balance': navy, 'home--chart': green }
const everything = { chromium: '156.0.1', storyFilter: null, size: null }

async function compare(captures: readonly Capture[], storyFilter: string | null = null) {
  const options = { ...everything, folder, captures, storyFilter, isUpdate: false }
  const { same, findings } = await compareTenant(options)
  return { same, findings: findings.map(({ kind, story, size }) => `${kind} ${story} ${size}`) }
}
const update = (captures: readonly Capture[], storyFilter: string | null = null) =>
  compareTenant({ ...everything, folder, captures, storyFilter, isUpdate: true })

describe('compareTenant', () => {
  it('compareTenant reports captures without a snapshot as new, and as the same once they are stored', async () => {
    const captures = await toCaptures(both)
    expect(await compare(captures)).toEqual({
      same: 0,
      findings: ['new home--balance phone', 'new home--chart phone'],
    })
    await update(captures)
    expect(await compare(captures)).toEqual({ same: 2, findings: [] })
  })

  it('compareTenant distinguishes changed, new and gone snapshots', async () => {
    await update(await toCaptures(both))
    const current = await toCaptures({ 'home--balance': green, 'lists--long': navy })
    expect(await compare(current)).toEqual({
      same: 0,
      findings: ['changed home--balance phone', 'gone home--chart phone', 'new lists--long phone'],
    })
    await update(current)
    expect(await compare(current)).toEqual({ same: 2, findings: [] })
  })

  it('compareTenant removes the file of a story that no longer exists', async () => {
    await update(await toCaptures(both))
    await update(await toCaptures({ 'home--chart': green }))
    expect(listSnapshots(folder)).toEqual([{ story: 'home--chart', size: 'phone' }])
  })

  it('compareTenant leaves snapshots alone that the story filter excludes', async () => {
    await update(await toCaptures({ ...both, 'lists--long': navy }))
    const some = await toCaptures({ 'home--balance': green })
    expect(await compare(some, 'balance')).toEqual({ same: 0, findings: ['changed home--balance phone'] })
    await update(some, 'balance')
    const all = await toCaptures({ ...both, 'home--balance': green, 'lists--long': navy })
    expect(await compare(all)).toEqual({ same: 3, findings: [] })
  })

  it('compareTenant leaves snapshots alone whose size was not requested', async () => {
    await update(await toCaptures(both))
    const options = { ...everything, folder, captures: [], size: 'desktop', isUpdate: true }
    expect(await compareTenant(options)).toMatchObject({ same: 0, findings: [] })
    expect(listSnapshots(folder)).toHaveLength(2)
  })

  it('compareTenant keeps the snapshot of a story that could not be captured', async () => {
    await update(await toCaptures(both))
    const [balance] = await toCaptures({ 'home--balance': navy })
    const failed = { story: { id: 'home--chart', label: 'Chart', sizes: [] }, failure: 'no such element' }
    const { failures } = await update(balance ? [balance, failed] : [])
    expect([...failures]).toEqual([['home--chart', 'no such element']])
    expect(await compare(await toCaptures(both))).toEqual({ same: 2, findings: [] })
  })
})
