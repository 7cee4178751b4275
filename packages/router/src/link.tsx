import { AnchorButton, TextAnchor } from '@coffer/ui-kit/button'
import { createLink, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCallback } from 'react'
import type { RouteParams, RoutePath, RouteSearch } from './routes.ts'

export type { RoutePath } from './routes.ts'
export { useRoute, useSearchText } from './place.ts'

const AnyTextLink = createLink(TextAnchor)
const AnyButtonLink = createLink(AnchorButton)

type Destination<Path extends RoutePath> = { to: Path } & RouteParams<Path> & RouteSearch<Path>

export type LinkProps<Path extends RoutePath> = Destination<Path> & { children: ReactNode }

/** A link inside text. A path that is not a route, or a parameter that is missing, fails the type check. */
export function Link<Path extends RoutePath>({ children, ...destination }: LinkProps<Path>) {
  return <AnyTextLink {...destination}>{children}</AnyTextLink>
}

export type ButtonLinkProps<Path extends RoutePath> = LinkProps<Path> & {
  variant?: 'primary' | 'secondary' | 'quiet'
  isFullWidth?: boolean
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink<Path extends RoutePath>({ children, ...props }: ButtonLinkProps<Path>) {
  return <AnyButtonLink {...props}>{children}</AnyButtonLink>
}

type GoOptions<Path extends RoutePath> = RouteParams<Path> & RouteSearch<Path> & { replace?: boolean }

/** `const go = useGo(); go('/fund-account')`. Resolves when the screen is there. */
export function useGo(): <Path extends RoutePath>(to: Path, options?: GoOptions<Path>) => Promise<void> {
  const navigate = useNavigate()
  return useCallback((to, options) => navigate({ to, ...options }), [navigate])
}
