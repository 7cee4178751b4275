import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { visuallyHidden } from '../foundations/text.ts'
import { size, space, weight } from '../foundations/tokens.ts'

const Shown = styled.span`
  min-width: 1.5rem;
  padding-inline: ${space[8]};
  border-radius: 0.75rem;
  background: ${role('primary')};
  color: ${role('on-primary')};
  font-size: ${size[14]};
  font-weight: ${weight.bold};
  line-height: 1.5rem;
  text-align: center;
`
const Said = styled.span`
  ${visuallyHidden}
`

/** How many, in a few signs, and in the words that a screen reader says. */
export interface Counted {
  shown: ReactNode
  said: string
}

/** How many are unread, where there are any. It takes its colours from where it stands. */
export function Count({ count: { shown, said } }: { count: Counted }) {
  return (
    <>
      <Shown data-part="count" aria-hidden="true">
        {shown}
      </Shown>
      <Said>, {said}</Said>
    </>
  )
}

interface NavigationLabelProps {
  icon: IconName
  count?: Counted | undefined
  children: ReactNode
}

/** What stands in a navigation link: icon, word, and how many are unread. */
export function NavigationLabel({ icon, count, children }: NavigationLabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span>{children}</span>
      {count && <Count count={count} />}
    </>
  )
}
