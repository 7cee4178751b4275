import type { EmptyClosing } from './audit-requests.ts'
import type { AccountRecord, Posting } from './read-accounts.ts'

/**
 * A closing of an account, and the event that reopened it, if any. Earlier postings have a lower sequence than
 * `sequence`.
 */
export interface Closing {
  readonly at: number
  readonly sequence: number
  readonly reopened: { readonly at: number; readonly sequence: number } | null
}

/**
 * The closings of an account, oldest first: one with a last withdrawal is placed by that withdrawal's first posting,
 * one of an empty account by its place among the postings. Canceling the closing withdrawal reopens the account, as
 * does any return.
 */
export function findClosings(
  { postings, transfers }: Pick<AccountRecord, 'postings' | 'transfers'>,
  emptyClosings: readonly EmptyClosing[],
): Closing[] {
  const withdrawals = new Set(
    transfers.filter(({ transfer }) => transfer.isClosing).map(({ transfer }) => transfer.id),
  )
  const opens = (posting: Posting): boolean =>
    posting.kind === 'return' ||
    (posting.kind === 'withdrawal-voided' && withdrawals.has(posting.transfer ?? ''))
  const reopenings = postings.filter(opens)
  const starts = [
    ...[...withdrawals]
      .flatMap((id) => postings.find(({ transfer }) => transfer === id) ?? [])
      .flatMap(toPlace),
    ...emptyClosings.map((closing) => ({ at: closing.at, sequence: sequenceAfter(postings, closing) })),
  ]
  return starts
    .toSorted((one, other) => one.sequence - other.sequence || one.at - other.at)
    .map((start) => ({
      ...start,
      reopened: reopenings.filter(({ sequence }) => sequence >= start.sequence).flatMap(toPlace)[0] ?? null,
    }))
}

const toPlace = ({ at, sequence }: Posting): { at: number; sequence: number }[] =>
  at === null ? [] : [{ at: at.getTime(), sequence }]

/**
 * Whether a posting preceded the closing of an empty account. Its time does not decide that: a closing that waited for
 * a return is dated before the return. Only for a closing without a stored place is the time used.
 */
export const isBefore = ({ sequence, at }: Posting, closing: EmptyClosing): boolean =>
  closing.place === null ? at !== null && at.getTime() <= closing.at : sequence <= closing.place.after

/** The sequence of the first posting after the closing of an empty account. */
const sequenceAfter = (postings: readonly Posting[], closing: EmptyClosing): number =>
  postings.find((one) => !isBefore(one, closing))?.sequence ?? Number.MAX_SAFE_INTEGER
