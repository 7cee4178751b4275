import type { Role } from '../../../packages/branding/src/roles.ts'

/** Event of the panel: outline the elements that use a role; null outlines none. */
export const SHOW_ROLE = 'brand/show-role'
/** Event of the story: the number of outlined elements. */
export const ROLE_SHOWN = 'brand/role-shown'

export interface RoleShown {
  readonly role: Role
  readonly count: number
}
