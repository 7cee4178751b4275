import { roles } from '@coffer/branding/roles'
import { expect, it } from 'vitest'
import { roleGroups } from './role-uses.ts'

it('roleGroups lists every role of the theme exactly once', () => {
  expect(roleGroups.flatMap(({ uses }) => Object.keys(uses)).toSorted()).toEqual([...roles].toSorted())
})
