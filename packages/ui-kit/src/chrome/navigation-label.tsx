import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { visuallyHidden } from '../foundations/text.ts'
import { size, space, weight } from '../foundations/tokens.ts'

const VisibleCount = styled.span`
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
const AnnouncedCount = styled.span`
  ${visuallyHidden}
`

/** A count as displayed, and as announced by a screen reader. */
export interface UnreadCount {
  visible: ReactNode
  announced: string
}

/** The badge of an unread count. The surrounding layout can override its colors. */
export function Count({ count: { visible, announced } }: { count: UnreadCount }) {
  return (
    <>
      <VisibleCount data-part="count" aria-hidden="true">
        {visible}
      </VisibleCount>
      <AnnouncedCount>{`, ${announced}`}</AnnouncedCount>
    </>
  )
}

interface NavigationLabelProps {
  icon: IconName
  count?: UnreadCount | undefined
  children: ReactNode
}

/** The content of a navigation link: icon, label and unread count. */
export function NavigationLabel({ icon, count, children }: NavigationLabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span>{children}</span>
      {count && <Count count={count} />}
    </>
  )
}
