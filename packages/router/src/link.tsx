import { AnchorButton, TextAnchor } from '@coffer/ui-kit/button'
import { createLink, useNavigate as useRouterNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCallback } from 'react'
import type { RouteParams, RoutePath, RouteSearch } from './routes.ts'

export type { RoutePath, SearchOf } from './routes.ts'
export { useRoute, useRouteParam, useRouteSearch } from './current-route.ts'

type Destination<Path extends RoutePath> = { to: Path } & RouteParams<Path> & RouteSearch<Path>

/** A search as the type check leaves it: the values of a route's schema. */
type SearchValues = Readonly<Record<string, string | number | undefined>>

/** A destination whose path has been checked already. */
interface Checked {
  to: string
  params?: Record<string, string>
  search?: Record<string, string>
}

type CheckedLink<Look> = (props: Checked & Look & { children: ReactNode }) => ReactNode
const CheckedTextLink: CheckedLink<object> = createLink(TextAnchor)
const CheckedButtonLink: CheckedLink<ButtonLook> = createLink(AnchorButton)

function checked<Path extends RoutePath>({ to, params, search }: Destination<Path>): Checked {
  return { to, ...(params && { params }), ...(search && { search: searchText(search) }) }
}

/** A search as text, without what is absent or empty. */
function searchText(search: SearchValues): Record<string, string> {
  const text: Record<string, string> = {}
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') text[name] = String(value)
  }
  return text
}

export type LinkProps<Path extends RoutePath> = Destination<Path> & { children: ReactNode }

/** A link inside text. A path that is not a route, or a parameter that is missing, fails the type check. */
export function Link<Path extends RoutePath>(props: LinkProps<Path>) {
  return <CheckedTextLink {...checked(props)}>{props.children}</CheckedTextLink>
}

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet'
  isFullWidth?: boolean
}

export type ButtonLinkProps<Path extends RoutePath> = LinkProps<Path> & ButtonLook

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink<Path extends RoutePath>(props: ButtonLinkProps<Path>) {
  const { variant, isFullWidth, children } = props
  return (
    <CheckedButtonLink
      {...checked(props)}
      {...(variant && { variant })}
      {...(isFullWidth && { isFullWidth })}
    >
      {children}
    </CheckedButtonLink>
  )
}

type NavigateOptions<Path extends RoutePath> = RouteParams<Path> &
  RouteSearch<Path> & {
    replace?: boolean
    /** The page stays scrolled as it is: what changes stands beside what is looked at. */
    preserveScroll?: boolean
    /**
     * The screen has just looked where the person stands, and the guard decides by the same answer. Asked again, a
     * review that ended in between would make it refuse what was right a moment ago.
     */
    trustCachedGuard?: boolean
  }
interface Manner {
  replace: boolean
  resetScroll: boolean
  state?: { trustCachedGuard: boolean }
}

export type NavigateTo = <Path extends RoutePath>(to: Path, options?: NavigateOptions<Path>) => Promise<void>

/** `const navigate = useNavigate(); navigate('/fund-account')`. Resolves when the screen is there. */
export function useNavigate(): NavigateTo {
  const navigate: (destination: Checked & Manner) => Promise<void> = useRouterNavigate()
  return useCallback<NavigateTo>(
    (
      to,
      options: Pick<Checked, 'params'> & {
        search?: SearchValues
        replace?: boolean
        preserveScroll?: boolean
        trustCachedGuard?: boolean
      } = {},
    ) => {
      const { params, search, replace = false, preserveScroll = false, trustCachedGuard = false } = options
      return navigate({
        to,
        replace,
        resetScroll: !preserveScroll,
        ...(trustCachedGuard && { state: { trustCachedGuard } }),
        ...(params && { params }),
        ...(search && { search: searchText(search) }),
      })
    },
    [navigate],
  )
}

/** The address of a route without placeholders, for a plain link. */
export function addressOf<Path extends RoutePath>(to: Path, { search }: RouteSearch<Path>): string {
  const text = search ? new URLSearchParams(searchText(search)).toString() : ''
  return text ? `${to}?${text}` : to
}
