import type { GoalFields } from './goals.ts'

/** The money of an active goal, in cents. Lists of goals are in the holders' order. */
export type GoalMoney = Pick<GoalFields, 'isProtected'> & { uuid: string; savedCents: number }

/** Cents of one goal. */
export type GoalShare = { uuid: string; cents: number }

/** The sum of all goals, in cents. */
export const assignedCents = (goals: readonly Pick<GoalMoney, 'savedCents'>[]): number =>
  goals.reduce((sum, { savedCents }) => sum + savedCents, 0)

/** The part of a balance that is in no goal, in cents; 0 if a return has overdrawn the account. */
export const unassignedCents = (
  balanceCents: number,
  goals: readonly Pick<GoalMoney, 'savedCents'>[],
): number => Math.max(0, balanceCents - assignedCents(goals))

/** A move between goals; null is unassigned money. */
export type GoalMove = { from: string | null; to: string | null; cents: number }

/** `missing`: there is no active goal with that id. */
export type MoveProblem = 'same' | 'missing' | 'not-positive' | 'not-enough'

/** The problem of a move; null if there is none. */
export function moveProblem(
  goals: readonly GoalMoney[],
  unassigned: number,
  { from, to, cents }: GoalMove,
): MoveProblem | null {
  const named = [from, to].filter((uuid) => uuid !== null)
  if (named.some((uuid) => !goals.some((goal) => goal.uuid === uuid))) return 'missing'
  if (from === to) return 'same'
  if (!Number.isSafeInteger(cents) || cents <= 0) return 'not-positive'
  const available = from === null ? unassigned : goals.find(({ uuid }) => uuid === from)?.savedCents
  return cents > (available ?? 0) ? 'not-enough' : null
}

/** The order in which withdrawals take from goals: the protected ones last. */
export const orderByUse = <One extends Pick<GoalMoney, 'isProtected'>>(goals: readonly One[]): One[] => [
  ...goals.filter(({ isProtected }) => !isProtected),
  ...goals.filter(({ isProtected }) => isProtected),
]

/**
 * The cents that a withdrawal takes from each goal, in the order of use; none while unassigned money covers it. A
 * withdrawal of more than all goals hold takes everything.
 */
export function withdrawalShares(
  goals: readonly GoalMoney[],
  unassigned: number,
  cents: number,
): GoalShare[] {
  let missing = cents - unassigned
  return orderByUse(goals).flatMap(({ uuid, savedCents }) => {
    const taken = Math.min(savedCents, Math.max(0, missing))
    missing -= taken
    return taken === 0 ? [] : [{ uuid, cents: taken }]
  })
}

/** The fields of a goal that decide how it is filled. */
export type FilledGoal = GoalMoney &
  Pick<GoalFields, 'targetCents' | 'fillPercent' | 'fillCents'> & { reachedOn: string | null }

/**
 * The cents that a deposit adds to each goal: amounts in the goals' order, then percents of the whole deposit, rounded
 * down. Never above a target, nothing after it was reached, and in total never more than the deposit or the unassigned
 * money.
 */
export function depositShares(
  goals: readonly FilledGoal[],
  depositCents: number,
  unassigned: number,
): GoalShare[] {
  let left = Math.min(depositCents, unassigned)
  const fill = (goal: FilledGoal, wanted: number): GoalShare[] => {
    const cents = Math.min(wanted, remainingRoom(goal), Math.max(0, left))
    left -= cents
    return cents === 0 ? [] : [{ uuid: goal.uuid, cents }]
  }
  return [
    ...goals.flatMap((goal) => fill(goal, goal.fillCents ?? 0)),
    ...goals.flatMap((goal) => fill(goal, percentShare(depositCents, goal.fillPercent ?? 0))),
  ]
}

const remainingRoom = ({ targetCents, savedCents, reachedOn }: FilledGoal): number => {
  if (targetCents === null) return Number.MAX_SAFE_INTEGER
  return reachedOn === null ? Math.max(0, targetCents - savedCents) : 0
}

const percentShare = (cents: number, percent: number): number => Math.floor((cents * percent) / 100)
