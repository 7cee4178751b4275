import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useRouteSearch } from './current-route.ts'
import type { SearchOf, SearchPath } from './routes.ts'

/** The routes whose screen has steps. */
export type StepPath = {
  [Path in SearchPath]: 'step' extends keyof SearchOf<Path> ? Path : never
}[SearchPath]

export interface Steps<Step> {
  /** Absent at the first step. */
  step: Step | undefined
  open: (step: Step) => Promise<void>
  /** Returns to the previous step. */
  close: () => void
  /** Replaces a step that cannot be shown by the first one. */
  discard: () => Promise<void>
}

type Search = Readonly<Record<string, unknown>>

interface StepDestination {
  to: string
  search: (before: Search) => Search
  replace?: boolean
  state?: { isStep: boolean }
}

/**
 * The step of a screen, each a history entry of the browser: Back leads to the previous step. The address survives a
 * reload, and the form's draft keeps the typed values.
 */
export function useStep<Path extends StepPath>(path: Path): Steps<NonNullable<SearchOf<Path>['step']>> {
  const { step } = useRouteSearch(path)
  const router: { history: { back: () => void } } = useRouter()
  const navigate: (destination: StepDestination) => Promise<void> = useNavigate()
  // An address that was opened directly has no previous step.
  const wasOpenedHere = useLocation({ select: ({ state }) => state.isStep === true })
  const discard = useCallback(
    () => navigate({ to: path, search: ({ step: _left, ...rest }) => rest, replace: true }),
    [navigate, path],
  )
  return {
    step,
    open: (next) =>
      navigate({ to: path, search: (before) => ({ ...before, step: next }), state: { isStep: true } }),
    close: () => {
      if (wasOpenedHere) router.history.back()
      else void discard()
    },
    discard,
  }
}
