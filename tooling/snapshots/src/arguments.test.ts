import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

const nothing = { tenants: [], story: null, isUpdate: false, isAll: false, storybook: null }

describe('what is typed after `pnpm snapshots`', () => {
  it.each([
    [[], nothing],
    [['--tenant', 'harbor'], { ...nothing, tenants: ['harbor'] }],
    [['--tenant=harbor', '--tenant', 'juniper'], { ...nothing, tenants: ['harbor', 'juniper'] }],
    [['--', '--update', '--all'], { ...nothing, isUpdate: true, isAll: true }],
    [['--story', 'dashboard'], { ...nothing, story: 'dashboard' }],
  ])('%j is understood', (typed, wish) => {
    expect(readArguments(typed)).toEqual(wish)
  })

  it.each([
    [['harbor'], '"harbor" is not understood: a tenant is named with --tenant harbor'],
    [['--tenent', 'harbor'], "Unknown option '--tenent'"],
    [['--tenant'], "Option '--tenant <value>' argument missing"],
  ])('%j is answered with what is wrong and how it is used', (typed, reason) => {
    const answer = readArguments(typed)
    const told = 'tell' in answer ? answer.tell : ''
    expect(told).toContain(reason)
    expect(told).toContain('pnpm snapshots --tenant harbor --update')
  })

  it('--help is not a mistake', () => {
    expect(readArguments(['--help'])).toMatchObject({ isHelp: true })
  })
})
