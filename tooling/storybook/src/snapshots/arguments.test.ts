import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

const defaults = {
  tenants: [],
  story: null,
  size: null,
  isUpdate: false,
  isAll: false,
  storybook: null,
}

describe('readArguments', () => {
  it.each([
    [[], defaults],
    [['--tenant', 'harbor'], { ...defaults, tenants: ['harbor'] }],
    [['--tenant=harbor', '--tenant', 'juniper'], { ...defaults, tenants: ['harbor', 'juniper'] }],
    [['--', '--update', '--all'], { ...defaults, isUpdate: true, isAll: true }],
    [['--story', 'dashboard', '--size', 'phone'], { ...defaults, story: 'dashboard', size: 'phone' }],
    [['--accept', 'home--empty'], { ...defaults, story: '=home--empty', isUpdate: true }],
  ])('readArguments reads %j', (typed, options) => {
    expect(readArguments(typed)).toEqual(options)
  })

  it.each([
    [['harbor'], 'unknown argument "harbor": name a tenant with --tenant harbor'],
    [['--tenent', 'harbor'], "Unknown option '--tenent'"],
    [['--tenant'], "Option '--tenant <value>' argument missing"],
  ])('readArguments answers %j with the mistake and the usage', (typed, reason) => {
    const answer = readArguments(typed)
    const message = 'message' in answer ? answer.message : ''
    expect(message).toContain(reason)
    expect(message).toContain('npm run snapshots -- --tenant harbor --update')
  })

  it('readArguments accepts --help', () => {
    expect(readArguments(['--help'])).toMatchObject({ isHelp: true })
  })
})
