import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { type Role, roles } from '../../../packages/branding/src/roles.ts'
import { ROLE_SHOWN, SHOW_ROLE } from './role-channel.ts'
import { findElementsUsingRole } from './role-uses.ts'

const mark = 'data-role-use'

const style = `[${mark}] { outline: 2px dashed #d6006f !important; outline-offset: 1px !important }`

/** Outlines the elements of the story that use the role requested by the panel, also after the story renders again. */
export function outlineRoles(): void {
  const channel = addons.getChannel()
  let role: Role | undefined
  const show = () => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
    if (role) channel.emit(ROLE_SHOWN, { role, count: outline(role) })
  }
  channel.on(SHOW_ROLE, (asked: unknown) => {
    role = roles.find((each) => each === asked)
    show()
  })
  channel.on(STORY_RENDERED, show)
}

function outline(role: Role): number {
  const uses = findElementsUsingRole(document, role)
  if (!document.getElementById(mark)) {
    const element = document.createElement('style')
    element.id = mark
    element.textContent = style
    document.head.append(element)
  }
  for (const use of uses) use.setAttribute(mark, role)
  return uses.length
}
