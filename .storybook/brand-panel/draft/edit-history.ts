import type { TenantDraft } from './tenant-draft.ts'

/** A draft with the drafts that undo and redo restore. */
export interface EditHistory {
  readonly past: readonly TenantDraft[]
  readonly now: TenantDraft
  readonly future: readonly TenantDraft[]
  /** The latest edit: the edited field, and the time in milliseconds. */
  readonly latest: { readonly subject: string; readonly at: number } | null
}

export type HistoryAction =
  | { readonly kind: 'edit'; readonly subject: string; readonly at: number; readonly draft: TenantDraft }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

/** Edits of one field within this time are one step. In milliseconds. */
const mergeWindowMs = 1000

/** The history after an edit, undo or redo. */
export function reduceHistory(history: EditHistory, action: HistoryAction): EditHistory {
  const { past, now, future, latest } = history
  if (action.kind === 'edit') {
    const { subject, at, draft } = action
    const isContinued = latest?.subject === subject && at - latest.at < mergeWindowMs
    return { past: isContinued ? past : [...past, now], now: draft, future: [], latest: { subject, at } }
  }
  const [last, next] = [past.at(-1), future[0]]
  if (action.kind === 'undo')
    return last ? { past: past.slice(0, -1), now: last, future: [now, ...future], latest: null } : history
  return next ? { past: [...past, now], now: next, future: future.slice(1), latest: null } : history
}
