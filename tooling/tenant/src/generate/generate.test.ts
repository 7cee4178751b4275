import { expect, it } from 'vitest'
import { checkTenant } from '../check/check-tenant.ts'
import { checkTogether } from '../check/check-together.ts'
import { house } from '../testing.ts'
import { generate } from './generate.ts'

const made = generate(1000, house)

it('makes institutions that pass every check, alone and beside each other', () => {
  const checked = made.map((folder) => checkTenant(folder, house))
  expect(checked.flatMap((result) => (result.ok ? [] : result.problems))).toEqual([])
  const tenants = checked.flatMap((result) => (result.ok ? [result.tenant] : []))
  expect(checkTogether(tenants, house)).toEqual([])
  expect(tenants).toHaveLength(1000)
})

it('makes each another, and the same ones each time', () => {
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(1000)
  expect(generate(3, house)).toEqual(made.slice(0, 3))
})
