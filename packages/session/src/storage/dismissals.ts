import { useStore } from 'zustand'
import type { DismissalKind } from './persisted-state.ts'
import { rootStore } from './root-store.ts'

export type { DismissalKind } from './persisted-state.ts'

const none: readonly string[] = []

/** Dismissed banners, alerts and returned-transaction notices are remembered until the session ends. */
export function dismiss(kind: DismissalKind, id: string): void {
  rootStore.setState(({ dismissals }) => {
    const known = dismissals[kind] ?? none
    return known.includes(id) ? {} : { dismissals: { ...dismissals, [kind]: [...known, id] } }
  })
}

/** The dismissed ids of one kind. */
export function useDismissed(kind: DismissalKind): readonly string[] {
  return useStore(rootStore, ({ dismissals }) => dismissals[kind] ?? none)
}
