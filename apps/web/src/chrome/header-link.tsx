import { type RoutePath, useRoute } from '@coffer/router/link'
import { Icon, type IconName } from '@coffer/ui-kit/icon'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'

interface HeaderLinkProps {
  to: RoutePath
  icon: IconName
  word: string
  isCompact: boolean
  children?: ReactNode
}

/** A way out of the header: an icon on phones, with its word where there is room. */
export function HeaderLink({ to, icon, word, isCompact, children }: HeaderLinkProps) {
  const { path } = useRoute()
  return (
    <a href={to} aria-current={path === to ? 'page' : undefined}>
      <Icon name={icon} />
      {isCompact ? <VisuallyHidden>{word}</VisuallyHidden> : word}
      {children}
    </a>
  )
}
