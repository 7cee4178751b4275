import { businessDayAt, formatDay, dayAt } from './eastern-days.ts'
import type { Findings } from './findings.ts'
import type { AccountRecord, GoalEvent } from './read-accounts.ts'

/** Pockets whose money the goals share. */
const shared: readonly string[] = ['available', 'held']

/**
 * Audits goals by their history: the entries of each goal add up to its money; together, goals never had more than the
 * account; and no transfer has added or removed more than its own amount.
 */
export function auditGoals(record: AccountRecord, findings: Findings): void {
  auditHistories(record, findings)
  auditAssigned(record, findings)
  auditGoalTransfers(record, findings)
}

function auditHistories({ account, goals, goalEvents }: AccountRecord, findings: Findings): void {
  const eventsByGoal = Map.groupBy(goalEvents, ({ goalId }) => goalId)
  for (const goal of goals) {
    let saved = 0
    for (const event of eventsByGoal.get(goal.id) ?? []) {
      saved += event.amountCents
      findings.compare({
        kind: 'goal-history',
        account: account.id,
        goal: goal.id,
        date: dayOfEvent(event),
        expected: saved,
        actual: event.savedAfterCents,
      })
    }
    const here = { account: account.id, goal: goal.id, date: null }
    findings.compare({ kind: 'goal-drifted', ...here, expected: saved, actual: goal.savedCents })
    eventsByGoal.delete(goal.id)
  }
  for (const [goal, [event]] of eventsByGoal)
    if (event !== undefined)
      findings.add({
        kind: 'goal-history',
        account: account.id,
        goal,
        date: dayOfEvent(event),
        expected: 'a goal of the account',
        actual: event.amountCents,
      })
}

/**
 * Concurrent calls are dated when they arrive, not in the order in which they ran, so events within a minute are
 * counted together. The database itself compares the two at every commit.
 */
const sameTimeMs = 60_000

/** Compares after all concurrent events of the account. */
function auditAssigned({ account, postings, goalEvents }: AccountRecord, findings: Findings): void {
  if (goalEvents.length === 0) return
  const moments = new Map<number, { balance: number; assigned: number }>()
  const momentAt = (at: number) => {
    const moment = moments.get(at) ?? { balance: 0, assigned: 0 }
    moments.set(at, moment)
    return moment
  }
  for (const { pocket, at, cents } of postings)
    if (at !== null && shared.includes(pocket)) momentAt(at.getTime()).balance += cents
  for (const { happenedAt, amountCents } of goalEvents) momentAt(happenedAt.getTime()).assigned += amountCents
  let [balance, assigned] = [0, 0]
  const inOrder = [...moments].toSorted(([one], [other]) => one - other)
  for (const [index, [at, change]] of inOrder.entries()) {
    balance += change.balance
    assigned += change.assigned
    const [next = Number.POSITIVE_INFINITY] = inOrder[index + 1] ?? []
    if (next - at < sameTimeMs || assigned <= Math.max(0, balance)) continue
    const date = formatDay(businessDayAt(at))
    findings.add({
      kind: 'goals-above-balance',
      account: account.id,
      date,
      expected: balance,
      actual: assigned,
    })
  }
}

function auditGoalTransfers({ account, transfers, goalEvents }: AccountRecord, findings: Findings): void {
  const amounts = new Map(transfers.map(({ transfer }) => [transfer.id, transfer.amountCents]))
  const named = goalEvents.flatMap((event) =>
    event.transferId === null ? [] : [{ event, transfer: event.transferId }],
  )
  const byCause = Map.groupBy(named, ({ event, transfer }) => `${transfer} ${event.cause}`)
  for (const [first, ...more] of byCause.values()) {
    if (first === undefined) continue
    const moved = [first, ...more].reduce((sum, { event }) => sum + Math.abs(event.amountCents), 0)
    const most = amounts.get(first.transfer) ?? 0
    if (moved > most)
      findings.add({
        kind: 'goal-transfer',
        account: account.id,
        transfer: first.transfer,
        date: dayOfEvent(first.event),
        expected: most,
        actual: moved,
      })
  }
}

const dayOfEvent = ({ happenedAt }: GoalEvent): string => formatDay(dayAt(happenedAt.getTime()))
