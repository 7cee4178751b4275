import { expect, it } from 'vitest'
import { checkTenant } from '../check/check-tenant.ts'
import { checkTogether } from '../check/check-together.ts'
import { defaultMessages } from '../testing.ts'
import { generate } from './generate.ts'

const made = generate(1000, defaultMessages)

it('generate returns tenants that pass every check, alone and together', () => {
  const checked = made.map((folder) => checkTenant(folder, defaultMessages))
  expect(checked.flatMap((result) => (result.ok ? [] : result.problems))).toEqual([])
  const tenants = checked.flatMap((result) => (result.ok ? [result.tenant] : []))
  expect(checkTogether(tenants, defaultMessages)).toEqual([])
  expect(tenants).toHaveLength(1000)
})

it('generate returns distinct tenants, deterministically', () => {
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(1000)
  expect(generate(3, defaultMessages)).toEqual(made.slice(0, 3))
})
