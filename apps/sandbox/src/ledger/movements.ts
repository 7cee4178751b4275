/** The four pockets of a deposit account. Positive cents belong to the depositor. */
export const depositorPockets = ['pending', 'held', 'available', 'outgoing'] as const

/** The bank's own accounts, on the other side of every movement. */
export const bankLedgerAccounts = ['in-transit', 'settlement', 'interest-expense'] as const

export type DepositorPocket = (typeof depositorPockets)[number]
export type BankLedgerAccount = (typeof bankLedgerAccounts)[number]
export type AccountKind = DepositorPocket | BankLedgerAccount

/** One side of a movement: integer cents, never zero. */
export type Entry = { account: AccountKind; cents: number }

export const movementKinds = [
  'deposit-accepted',
  'deposit-settled',
  'deposit-released',
  'deposit-voided',
  'withdrawal-accepted',
  'withdrawal-settled',
  'withdrawal-voided',
  'interest-posted',
  'return',
  'history',
] as const

export type MovementKind = (typeof movementKinds)[number]

/** The stage of a deposit's money. A return reverses that stage. */
export type DepositStage = 'pending' | 'held' | 'available'
export type WithdrawalStage = 'outgoing' | 'settled'

const move = (from: AccountKind, to: AccountKind, cents: number): Entry[] => [
  { account: from, cents: -cents },
  { account: to, cents },
]

/** Money requested from the linked bank: committed, but not received. */
export const depositAccepted = (cents: number): Entry[] => move('in-transit', 'pending', cents)

/** Money received from the linked bank: part of the current balance, but on hold until it is released. */
export const depositSettled = (cents: number): Entry[] => [
  ...move('pending', 'in-transit', cents),
  ...move('settlement', 'held', cents),
]

export const depositReleased = (cents: number): Entry[] => move('held', 'available', cents)

export const depositVoided = (cents: number): Entry[] => move('pending', 'in-transit', cents)

/** Takes a returned deposit back from its current stage; `available` may become negative. */
export function depositReturned(cents: number, stage: DepositStage): Entry[] {
  return stage === 'pending' ? depositVoided(cents) : move(stage, 'settlement', cents)
}

export const withdrawalAccepted = (cents: number): Entry[] => move('available', 'outgoing', cents)

export const withdrawalSettled = (cents: number): Entry[] => move('outgoing', 'settlement', cents)

export const withdrawalVoided = (cents: number): Entry[] => move('outgoing', 'available', cents)

export function withdrawalReturned(cents: number, stage: WithdrawalStage): Entry[] {
  return stage === 'outgoing' ? withdrawalVoided(cents) : move('settlement', 'available', cents)
}

export const interestPosted = (cents: number): Entry[] => move('interest-expense', 'available', cents)
