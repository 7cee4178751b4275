import { addons } from 'storybook/preview-api'
import { type Role, roles } from '../../../packages/branding/src/roles.ts'
import { ROLE_SHOWN, SHOW_ROLE } from './role-channel.ts'
import { usesOfRole } from './role-uses.ts'

const mark = 'data-role-use'

const style = `[${mark}] { outline: 2px dashed #d6006f !important; outline-offset: 1px !important }`

/** Outlines the elements of the story that use the role asked for by the panel. */
export function outlineRoles(): void {
  const channel = addons.getChannel()
  channel.on(SHOW_ROLE, (asked: unknown) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
    const role = roles.find((each) => each === asked)
    if (role) channel.emit(ROLE_SHOWN, { role, count: outline(role) })
  })
}

function outline(role: Role): number {
  const uses = usesOfRole(document, role)
  if (!document.getElementById(mark)) {
    const element = document.createElement('style')
    element.id = mark
    element.textContent = style
    document.head.append(element)
  }
  for (const use of uses) use.setAttribute(mark, role)
  return uses.length
}
