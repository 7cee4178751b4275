import { AnchorButton, TextAnchor } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { createLink, useLocation, useNavigate as useRouterNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCallback } from 'react'
import type { RouteParams, RoutePath, RouteSearch } from './routes.ts'

export type { RoutePath, SearchOf } from './routes.ts'
export { useRoute, useRouteParam, useRouteSearch } from './current-route.ts'

type Destination<Path extends RoutePath> = { to: Path } & RouteParams<Path> & RouteSearch<Path>

/** Search parameters whose names and types have been checked against the route's schema. */
type SearchValues = Readonly<Record<string, string | number | undefined>>

/** A destination whose types have been checked. */
interface CheckedDestination {
  to: string
  params?: Record<string, string>
  search?: Record<string, string>
  state?: NavigationState
}

interface NavigationState {
  trustCachedGuard?: boolean
  isLogOutRequested?: boolean
}

type CheckedLink<Props> = (props: CheckedDestination & Props & { children: ReactNode }) => ReactNode
const CheckedTextLink: CheckedLink<object> = createLink(TextAnchor)
const CheckedButtonLink: CheckedLink<ButtonAppearance> = createLink(AnchorButton)

function checked<Path extends RoutePath>({ to, params, search }: Destination<Path>): CheckedDestination {
  return {
    to,
    ...(to === '/logout' && { state: logOutAsked }),
    ...(params && { params }),
    ...(search && { search: searchText(search) }),
  }
}

const logOutAsked: NavigationState = { isLogOutRequested: true }

/**
 * Whether the log-out was requested by a link or a button of the application: any page of another site can open the
 * address, but cannot set this mark.
 */
export const useIsLogOutRequested = (): boolean =>
  useLocation({ select: ({ state }) => state.isLogOutRequested === true })

/** Search parameters as text, without absent and empty ones. */
function searchText(search: SearchValues): Record<string, string> {
  const text: Record<string, string> = {}
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') text[name] = String(value)
  }
  return text
}

export type LinkProps<Path extends RoutePath> = Destination<Path> & { children: ReactNode }

/** A link inside text. An unknown path or a missing parameter fails the type check. */
export function Link<Path extends RoutePath>(props: LinkProps<Path>) {
  return <CheckedTextLink {...checked(props)}>{props.children}</CheckedTextLink>
}

interface ButtonAppearance {
  variant?: 'primary' | 'secondary' | 'quiet'
  isFullWidth?: boolean
}

export type ButtonLinkProps<Path extends RoutePath> = LinkProps<Path> & ButtonAppearance

/** A link that looks like a button. */
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

/** The link above a heading, to the parent screen. */
export function BackLink<Path extends RoutePath>(props: LinkProps<Path>) {
  return (
    <div>
      <CheckedButtonLink {...checked(props)} variant="quiet">
        <Icon name="arrow-left" size="small" />
        <span>{props.children}</span>
      </CheckedButtonLink>
    </div>
  )
}

type NavigateOptions<Path extends RoutePath> = RouteParams<Path> &
  RouteSearch<Path> & {
    replace?: boolean
    /** Keeps the scroll position if only a part of the page changes. */
    preserveScroll?: boolean
    /**
     * The guard decides by the status that the current screen has just fetched. A new request could report a review
     * that ended in between, and refuse a destination that was right a moment ago.
     */
    trustCachedGuard?: boolean
  }
interface NavigationBehavior {
  replace: boolean
  resetScroll: boolean
}

export type NavigateTo = <Path extends RoutePath>(to: Path, options?: NavigateOptions<Path>) => Promise<void>

/** `const navigate = useNavigate(); navigate('/fund-account')`. Resolves when the screen is shown. */
export function useNavigate(): NavigateTo {
  const navigate: (destination: CheckedDestination & NavigationBehavior) => Promise<void> =
    useRouterNavigate()
  return useCallback<NavigateTo>(
    (
      to,
      options: Pick<CheckedDestination, 'params'> & {
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
        ...(to === '/logout' && { state: logOutAsked }),
        ...(params && { params }),
        ...(search && { search: searchText(search) }),
      })
    },
    [navigate],
  )
}

/** The address of a route without parameters, for a plain link. */
export function routeHref<Path extends RoutePath>(to: Path, { search }: RouteSearch<Path>): string {
  const text = search ? new URLSearchParams(searchText(search)).toString() : ''
  return text ? `${to}?${text}` : to
}
