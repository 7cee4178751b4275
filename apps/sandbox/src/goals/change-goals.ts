import type { goalBody, GoalChangeBody } from '@coffer/api-client/goals/request-schema'
import { easternDate } from '@coffer/domain/calendar'
import { moveProblem, unassignedCents, type GoalMove, type MoveProblem } from '@coffer/domain/goal-money'
import { goalLimits, goalProblems, type GoalFields } from '@coffer/domain/goals'
import { conflict, invalid, notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import { eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { recordset } from '../database/rows.ts'
import { goals } from '../database/schema/goals.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { goalTexts, requireValid } from './goal-messages.ts'
import { activeGoals, toGoalFields, toFilledGoal, sharedBalance, type GoalRow } from './goal-rows.ts'
import { syncGoalPeriod, recordEvent } from './record-event.ts'

/**
 * Adds a goal in last place, with an amount of unassigned money. The callers of this module have locked the account.
 */
export async function addGoal(
  tx: Tx,
  accountId: string,
  body: v.InferOutput<typeof goalBody>,
): Promise<string> {
  const others = await activeGoals(tx, accountId)
  if (others.length >= goalLimits.active) throw invalid({ goals: [goalTexts.tooMany] })
  const fields = toFields(body)
  const today = easternDate(now(tx))
  requireValid(goalProblems(fields, { today, otherPercents: sumPercents(others) }))
  const { amount } = body
  if (amount !== 0) {
    const unassigned = unassignedCents(await sharedBalance(tx, accountId), others)
    requireAmount(amount, unassigned)
  }
  const place = Math.max(0, ...others.map((other) => other.place)) + 1
  const row = await insertGoal(tx, accountId, { ...fields, place, startedWithCents: amount })
  if (amount > 0) await recordEvent(tx, row, { cause: 'assigned', cents: amount })
  return row.id
}

type NewRow = GoalFields & Pick<GoalRow, 'place' | 'startedWithCents'>

/** Inserts an empty goal and the first entry of its history. */
export async function insertGoal(
  tx: Tx,
  depositAccountId: string,
  values: NewRow,
  at = now(tx),
): Promise<GoalRow> {
  const [row] = await tx
    .insert(goals)
    .values({ ...values, depositAccountId, createdAt: at, startedOn: easternDate(at) })
    .returning()
  if (row === undefined) throw new Error('The goal was not added.')
  return recordEvent(tx, row, { cause: 'created', cents: 0 }, at)
}

/** Changes the given fields. Another kind, target or date starts a new period, beginning with the saved amount. */
export async function changeGoal(tx: Tx, goal: GoalRow, body: GoalChangeBody): Promise<void> {
  const before = toGoalFields(goal)
  const fields = merged(before, body)
  const today = easternDate(now(tx))
  const others = (await activeGoals(tx, goal.depositAccountId)).filter(({ id }) => id !== goal.id)
  const keptDate = goal.targetDate
  requireValid(goalProblems(fields, { today, otherPercents: sumPercents(others), keptDate }))
  const isNewPeriod =
    fields.kind !== before.kind ||
    fields.targetCents !== before.targetCents ||
    fields.targetDate !== before.targetDate
  const period = isNewPeriod ? { startedOn: today, startedWithCents: goal.savedCents } : {}
  const values = { ...fields, ...period }
  await tx.update(goals).set(values).where(eq(goals.id, goal.id))
  if (isNewPeriod) await syncGoalPeriod(tx, { ...goal, ...values }, 'changed')
}

/** Sets the holders' order. */
export async function orderGoals(tx: Tx, accountId: string, uuids: readonly string[]): Promise<void> {
  const active = await activeGoals(tx, accountId)
  const isWhole = new Set(uuids).size === uuids.length && uuids.length === active.length
  if (!isWhole || !active.every(({ id }) => uuids.includes(id)))
    throw conflict(goalTexts.otherGoals, { fields: { uuids: [goalTexts.otherGoals] } })
  const places = uuids.map((id, place) => ({ id, place }))
  await tx.execute(sql`
    update goals set place = o.place from ${recordset(places)} as o (id uuid, place integer) where goals.id = o.id`)
}

/** Moves money between two goals, or between a goal and the unassigned money. */
export async function moveMoney(tx: Tx, accountId: string, move: GoalMove): Promise<void> {
  const active = await activeGoals(tx, accountId)
  const unassigned = unassignedCents(await sharedBalance(tx, accountId), active)
  const problem = moveProblem(active.map(toFilledGoal), unassigned, move)
  if (problem === 'missing') await refuseMissing(tx, accountId, active, move)
  if (problem !== null) throw moveRefusals[problem]()
  const find = (uuid: string | null) => active.find(({ id }) => id === uuid)
  const [from, to] = [find(move.from), find(move.to)]
  const cause = from && to ? 'moved' : from ? 'released' : 'assigned'
  if (from) await recordEvent(tx, from, { cause, cents: -move.cents, ...(to && { otherGoalId: to.id }) })
  if (to) await recordEvent(tx, to, { cause, cents: move.cents, ...(from && { otherGoalId: from.id }) })
}

const amountRefused = (text: LocalizedText) => invalid({ amount: [text] })

const moveRefusals: Readonly<Record<MoveProblem, () => Error>> = {
  missing: () => notFound(),
  same: () => invalid({ to: [goalTexts.same] }),
  'not-positive': () => amountRefused(goalTexts.notPositive),
  'not-enough': () => amountRefused(goalTexts.notEnough),
}

function requireAmount(cents: number, most: number): void {
  if (!Number.isSafeInteger(cents) || cents < 0) throw amountRefused(goalTexts.notPositive)
  if (cents > most) throw amountRefused(goalTexts.notEnough)
}

/** Refuses an archived goal with a conflict, and any other unknown one as not found. */
async function refuseMissing(
  tx: Tx,
  accountId: string,
  active: readonly GoalRow[],
  move: GoalMove,
): Promise<void> {
  for (const field of ['from', 'to'] as const) {
    const uuid = move[field]
    if (uuid !== null && !active.some(({ id }) => id === uuid)) await activeGoal(tx, accountId, uuid, field)
  }
}

/** Releases a goal's money and archives it. */
export async function archiveGoal(tx: Tx, goal: GoalRow): Promise<void> {
  await recordEvent(tx, goal, { cause: 'archived', cents: -goal.savedCents })
  await tx
    .update(goals)
    .set({ archivedAt: now(tx) })
    .where(eq(goals.id, goal.id))
}

/** Restarts a yearly goal that was used: releases its money and begins the next year. */
export async function restartGoal(tx: Tx, goal: GoalRow): Promise<void> {
  if (goal.kind !== 'yearly') throw invalid({ kind: [goalTexts.notYearly] })
  await recordEvent(tx, goal, { cause: 'restarted', cents: -goal.savedCents })
}

/** A goal of the account, archived or not. */
export async function findGoal(tx: Tx, accountId: string, uuid: string): Promise<GoalRow> {
  const [row] = await tx
    .select()
    .from(goals)
    .where(eq(goals.id, uuidOrUnusedId(uuid)))
  if (row === undefined || row.depositAccountId !== accountId) throw notFound()
  return row
}

/** A goal of the account that is not archived; a refusal refers to `field`. */
export async function activeGoal(tx: Tx, accountId: string, uuid: string, field = 'goal'): Promise<GoalRow> {
  const row = await findGoal(tx, accountId, uuid)
  if (row.archivedAt !== null)
    throw conflict(goalTexts.archived, { fields: { [field]: [goalTexts.archived] } })
  return row
}

const sumPercents = (rows: readonly GoalRow[]): number =>
  rows.reduce((sum, { fillPercent }) => sum + (fillPercent ?? 0), 0)

const toFields = (body: Omit<v.InferOutput<typeof goalBody>, 'amount'>): GoalFields => ({
  kind: body.kind,
  name: body.name,
  picture: body.picture,
  targetCents: body.target_cents,
  targetDate: body.target_date,
  isProtected: body.is_protected,
  fillPercent: body.fill_percent,
  fillCents: body.fill_cents,
})

/** An absent field keeps its value; null is a value. */
const merged = (before: GoalFields, body: GoalChangeBody): GoalFields => ({
  kind: body.kind ?? before.kind,
  name: body.name ?? before.name,
  picture: body.picture ?? before.picture,
  targetCents: body.target_cents === undefined ? before.targetCents : body.target_cents,
  targetDate: body.target_date === undefined ? before.targetDate : body.target_date,
  isProtected: body.is_protected ?? before.isProtected,
  fillPercent: body.fill_percent === undefined ? before.fillPercent : body.fill_percent,
  fillCents: body.fill_cents === undefined ? before.fillCents : body.fill_cents,
})
