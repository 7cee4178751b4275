import { roles } from '@coffer/branding/roles'
import { expect, it } from 'vitest'
import { roleGroups } from './role-uses.ts'

it('shows every role of the theme, once', () => {
  expect(roleGroups.flatMap((group) => group.roles).toSorted()).toEqual([...roles].toSorted())
})
