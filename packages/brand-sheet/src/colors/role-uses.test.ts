import { roles } from '@coffer/branding/roles'
import { expect, it } from 'vitest'
import { roleGroups } from './role-uses.ts'

it('has every role of the theme, once', () => {
  expect(roleGroups.flatMap(({ uses }) => Object.keys(uses)).toSorted()).toEqual([...roles].toSorted())
})
