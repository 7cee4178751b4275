import type { Role } from '../../../packages/branding/src/roles.ts'

/** The panel asks the story to outline where a role is used; null for nowhere. */
export const SHOW_ROLE = 'brand/show-role'
/** The story answers in how many places. */
export const ROLE_SHOWN = 'brand/role-shown'

export interface RoleShown {
  readonly role: Role
  readonly count: number
}
