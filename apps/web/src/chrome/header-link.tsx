import { type RoutePath, useRoute } from '@coffer/router/link'
import { Icon, type IconName } from '@coffer/ui-kit/icon'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'

interface HeaderLinkProps {
  to: RoutePath
  icon: IconName
  label: string
  isCompact: boolean
  children?: ReactNode
}

/** A link of the header: an icon, with a visible label except on phones. */
export function HeaderLink({ to, icon, label, isCompact, children }: HeaderLinkProps) {
  const { path } = useRoute()
  return (
    <a href={to} aria-current={path === to ? 'page' : undefined}>
      <Icon name={icon} />
      {isCompact ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {children}
    </a>
  )
}
