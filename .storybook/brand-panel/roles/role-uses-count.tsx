import { useState } from 'react'
import { useChannel } from 'storybook/manager-api'
import { ROLE_SHOWN, type RoleShown, SHOW_ROLE } from './role-channel.ts'

/** The number of elements of the story that use the hovered or focused role. */
export function RoleUses() {
  const [shown, setShown] = useState<RoleShown | null>(null)
  useChannel({
    [ROLE_SHOWN]: (answer: RoleShown) => setShown(answer),
    [SHOW_ROLE]: () => setShown(null),
  })
  return <output>{shown ? sentence(shown) : 'Point at a name to see where the story uses it.'}</output>
}

function sentence({ role, count }: RoleShown): string {
  const name = role.replaceAll('-', ' ')
  if (count === 0) return `This story does not use ${name}.`
  return `This story uses ${name} in ${String(count)} ${count === 1 ? 'place' : 'places'}.`
}
