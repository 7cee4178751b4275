import type { EmptyClosing } from './audit-requests.ts'
import type { AccountRecord, Posting } from './read-accounts.ts'

/** A closing of an account, and what opened it again, if anything did. Postings before `sequence` came before it. */
export interface Closing {
  readonly at: number
  readonly sequence: number
  readonly reopened: { readonly at: number; readonly sequence: number } | null
}

/**
 * The closings of an account, the oldest first: those with a last withdrawal by its first posting, and those of an empty
 * account by their place among its postings. A canceled closing withdrawal opens the account again, as does any return.
 */
export function closingsOf(
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
      .flatMap(placeOf),
    ...emptyClosings.map((closing) => ({ at: closing.at, sequence: sequenceAfter(postings, closing) })),
  ]
  return starts
    .toSorted((one, other) => one.sequence - other.sequence || one.at - other.at)
    .map((start) => ({
      ...start,
      reopened: reopenings.filter(({ sequence }) => sequence >= start.sequence).flatMap(placeOf)[0] ?? null,
    }))
}

const placeOf = ({ at, sequence }: Posting): { at: number; sequence: number }[] =>
  at === null ? [] : [{ at: at.getTime(), sequence }]

/**
 * Whether a posting came before the closing of an empty account. Its time does not tell: a closing that waited for a
 * return is dated before it. Of a closing from before its place was kept, the time is all there is.
 */
export const isBefore = ({ sequence, at }: Posting, closing: EmptyClosing): boolean =>
  closing.place === null ? at !== null && at.getTime() <= closing.at : sequence <= closing.place.after

/** The sequence of the first posting after the closing of an empty account. */
const sequenceAfter = (postings: readonly Posting[], closing: EmptyClosing): number =>
  postings.find((one) => !isBefore(one, closing))?.sequence ?? Number.MAX_SAFE_INTEGER
