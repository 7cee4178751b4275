import { addDays, easternDate } from '@coffer/domain/calendar'
import { assignedCents, withdrawalShares, depositShares } from '@coffer/domain/goal-money'
import type { GoalFields } from '@coffer/domain/goals'
import { localize } from '@coffer/provider-kit/refusal'
import { asc, eq } from 'drizzle-orm'
import { findAccount } from '../banking/deposit-account.ts'
import { isDeposit, type Transfer } from '../banking/transfer-stage.ts'
import { recordOwnRow, now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { goals } from '../database/schema/goals.ts'
import { insertGoal } from '../goals/change-goals.ts'
import { activeGoals, toFilledGoal, type GoalRow } from '../goals/goal-rows.ts'
import { recordEvent, type GoalEntry } from '../goals/record-event.ts'
import { findContact } from '../identity/contact.ts'

const plain = {
  kind: 'target',
  targetCents: null,
  targetDate: null,
  isProtected: false,
  fillPercent: null,
  fillCents: null,
} as const

type Wish = Omit<GoalFields, 'name' | 'targetDate'> & {
  readonly name: { readonly en: string; readonly es: string }
  /** The target date, in days from now. */
  readonly inDays?: number
  /** Cents assigned with the first deposit, and with the second. */
  readonly first: number
  readonly second: number
}

/**
 * In the holders' order. The first withdrawal reduces the kitchen goal; the goal Lisbon is behind; the bicycle was
 * bought.
 */
const wishes: readonly Wish[] = [
  {
    ...plain,
    kind: 'buffer',
    name: { en: 'Rainy day', es: 'Imprevistos' },
    picture: 'umbrella',
    isProtected: true,
    first: 100_000,
    second: 0,
  },
  {
    ...plain,
    kind: 'yearly',
    name: { en: 'Property tax', es: 'Impuesto predial' },
    picture: 'tax',
    targetCents: 60_000,
    inDays: 60,
    isProtected: true,
    first: 35_000,
    second: 25_000,
  },
  {
    ...plain,
    name: { en: 'New kitchen', es: 'Cocina nueva' },
    picture: 'home',
    targetCents: 900_000,
    fillPercent: 10,
    first: 50_000,
    second: 0,
  },
  {
    ...plain,
    kind: 'target_by_date',
    name: { en: 'Lisbon', es: 'Lisboa' },
    picture: 'travel',
    targetCents: 300_000,
    inDays: 150,
    fillCents: 5_000,
    first: 40_000,
    second: 0,
  },
  {
    ...plain,
    name: { en: 'Bicycle', es: 'Bicicleta' },
    picture: 'sports',
    targetCents: 40_000,
    first: 25_000,
    second: 15_000,
  },
]

/** A demo depositor's goals, as if they had existed since the first deposit in the account's history. */
export async function seedGoals(tx: Tx, depositorId: string): Promise<void> {
  const account = await findAccount(tx, depositorId)
  if (account === null) throw new Error('The depositor has no account.')
  recordOwnRow(tx, 'deposit-account', account.id)
  const { language } = await findContact(tx, depositorId)
  const past = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.depositAccountId, account.id))
    .orderBy(asc(transfers.processedAt))
  const deposits = past.filter(isDeposit)
  for (const [place, { name, inDays, first, second, ...fields }] of wishes.entries()) {
    const targetDate = inDays === undefined ? null : addDays(easternDate(now(tx)), inDays)
    const values = { ...fields, name: localize(name, language), targetDate, place, startedWithCents: first }
    const [begun, next] = deposits.map(settledAt)
    const row = await insertGoal(tx, account.id, values, begun)
    const assigned = await assign(tx, row, first, begun)
    await assign(tx, assigned, second, next)
  }
  for (const transfer of past.slice(1)) await applyTransfer(tx, transfer)
  const [withdrawal] = past.filter(({ direction }) => direction === 'PrimaryToLinked')
  const bicycle = (await activeGoals(tx, account.id)).at(-1)
  if (withdrawal !== undefined && bicycle !== undefined) await archive(tx, bicycle, settledAt(withdrawal))
}

const settledAt = ({ settledAt: settled, createdAt }: Transfer): Date => settled ?? createdAt

const assign = async (tx: Tx, row: GoalRow, cents: number, at?: Date): Promise<GoalRow> =>
  cents === 0 ? row : recordEvent(tx, row, { cause: 'assigned', cents }, at)

/** Applies a settled transfer of the past to the goals, by the balance that it left. */
async function applyTransfer(tx: Tx, transfer: Transfer): Promise<void> {
  const { id: transferId, depositAccountId, amountCents, balanceAfterCents } = transfer
  const rows = await activeGoals(tx, depositAccountId)
  const free = (balanceAfterCents ?? 0) - assignedCents(rows)
  const money = rows.map(toFilledGoal)
  const isIn = isDeposit(transfer)
  const shares = isIn ? depositShares(money, amountCents, free) : withdrawalShares(money, 0, -free)
  for (const { uuid, cents } of shares) {
    const row = rows.find(({ id }) => id === uuid)
    const entry: GoalEntry = isIn
      ? { cause: 'filled', cents, transferId }
      : { cause: 'withdrawal', cents: -cents, transferId }
    if (row !== undefined) await recordEvent(tx, row, entry, settledAt(transfer))
  }
}

async function archive(tx: Tx, row: GoalRow, at: Date): Promise<void> {
  await recordEvent(tx, row, { cause: 'archived', cents: -row.savedCents }, at)
  await tx.update(goals).set({ archivedAt: at }).where(eq(goals.id, row.id))
}
