import { useChannel } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { roleDescriptions } from '../../../packages/branding/src/role-descriptions.ts'
import type { Role } from '../../../packages/branding/src/roles.ts'
import { SHOW_ROLE } from './role-channel.ts'

const Name = styled.button(({ theme }) => ({
  display: 'grid',
  padding: 0,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'help',
  '&:hover, &:focus-visible': { textDecoration: 'underline dotted' },
  '& small': { fontSize: theme.typography.size.s1, opacity: 0.8 },
}))

/**
 * A role's name and purpose; the purpose is a tooltip if `isShort`. While the name is hovered or focused, the story
 * outlines the elements that use the role.
 */
export function RoleName({ role, isShort = false }: { role: Role; isShort?: boolean }) {
  const emit = useChannel({})
  const show = () => emit(SHOW_ROLE, role)
  const hide = () => emit(SHOW_ROLE, null)
  return (
    <Name
      type="button"
      title={isShort ? roleDescriptions[role] : undefined}
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {role.replaceAll('-', ' ')}
      {!isShort && <small>{roleDescriptions[role]}</small>}
    </Name>
  )
}
