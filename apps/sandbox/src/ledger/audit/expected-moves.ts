import type { DepositorPocket } from '../movements.ts'
import { parseDay, morningOf } from './eastern-days.ts'
import type { Transfer } from './read-accounts.ts'

/** Cents that enter or leave a pocket at a moment. */
export interface Move {
  readonly at: number
  readonly pocket: DepositorPocket
  readonly cents: number
}

/** Scheduled for a later day, so nothing is posted yet. */
export const isScheduled = ({ status, scheduledFor }: Transfer): boolean =>
  status === 'Initiated' && scheduledFor !== null

/** Accepted, but neither settled, returned nor canceled. */
export const isOpen = (transfer: Transfer): boolean =>
  !isScheduled(transfer) && ['Initiated', 'Pending', 'Submitted'].includes(transfer.status)

/**
 * The movements that a transfer's status and moments imply. A historical transfer, from before the ledger, settled at
 * once.
 */
export function expectedMoves(transfer: Transfer, isHistory: boolean): Move[] {
  if (isScheduled(transfer) || transfer.status === 'Cancelled') return []
  const isIn = transfer.direction === 'LinkedToPrimary' || transfer.direction === 'ServiceToPrimary'
  const isAtOnce = isHistory || transfer.direction === 'ServiceToPrimary'
  if (!isAtOnce) return isIn ? movesOfDeposit(transfer) : movesOfWithdrawal(transfer)
  const cents = isIn ? transfer.amountCents : -transfer.amountCents
  return [
    { at: settledAt(transfer), pocket: 'available', cents },
    ...whenReturned(transfer, (at) => [{ at, pocket: 'available', cents: -cents }]),
  ]
}

const move = (
  at: number,
  from: DepositorPocket | null,
  to: DepositorPocket | null,
  cents: number,
): Move[] => [
  ...(from === null ? [] : [{ at, pocket: from, cents: -cents }]),
  ...(to === null ? [] : [{ at, pocket: to, cents }]),
]

function movesOfDeposit(transfer: Transfer): Move[] {
  const { amountCents: cents, releasedAt } = transfer
  const hasSettled = wasSettled(transfer)
  const stage = !hasSettled ? 'pending' : releasedAt === null ? 'held' : 'available'
  return [
    ...move(acceptedAt(transfer), null, 'pending', cents),
    ...(hasSettled ? move(settledAt(transfer), 'pending', 'held', cents) : []),
    ...(releasedAt === null ? [] : move(releasedAt.getTime(), 'held', 'available', cents)),
    ...whenVoided(transfer, (at) => move(at, 'pending', null, cents)),
    ...whenReturned(transfer, (at) => move(at, stage, null, cents)),
  ]
}

function movesOfWithdrawal(transfer: Transfer): Move[] {
  const { amountCents: cents } = transfer
  const hasSettled = wasSettled(transfer)
  return [
    ...move(acceptedAt(transfer), 'available', 'outgoing', cents),
    ...(hasSettled ? move(settledAt(transfer), 'outgoing', null, cents) : []),
    ...whenVoided(transfer, (at) => move(at, 'outgoing', 'available', cents)),
    ...whenReturned(transfer, (at) => move(at, hasSettled ? null : 'outgoing', 'available', cents)),
  ]
}

const wasSettled = ({ status, settledAt: settled }: Transfer): boolean =>
  status === 'Settled' || (status === 'Returned' && settled !== null)

/** A scheduled deposit is accepted on the morning of its day. */
const acceptedAt = ({ scheduledFor, createdAt }: Transfer): number =>
  scheduledFor === null ? createdAt.getTime() : morningOf(parseDay(scheduledFor))

const settledAt = ({ settledAt: settled, processedAt, createdAt }: Transfer): number =>
  (settled ?? processedAt ?? createdAt).getTime()

const endedAt = ({ processedAt, createdAt }: Transfer): number => (processedAt ?? createdAt).getTime()

const whenVoided = (transfer: Transfer, moves: (at: number) => Move[]): Move[] =>
  transfer.status === 'Voided' ? moves(endedAt(transfer)) : []

const whenReturned = (transfer: Transfer, moves: (at: number) => Move[]): Move[] =>
  transfer.status === 'Returned' ? moves(endedAt(transfer)) : []
