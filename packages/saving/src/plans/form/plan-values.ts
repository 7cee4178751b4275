import type { Plan } from '@coffer/api-client/plans'
import type { CalendarDate } from '@coffer/domain/calendar'
import { dayOfMonthAfter } from '@coffer/domain/schedule'
import { noGoal, type PlanOutput, type PlanValues } from './plan.schema.ts'

/** The next deposit of a plan; undefined if none is left. */
export const nextDeposit = ({ upcoming }: Plan) => upcoming.find(({ isSkipped }) => !isSkipped)

/** The planned date of the next deposit, even if it was moved; the start of the plan if none is left. */
export const nextDepositDate = (plan: Plan): CalendarDate => nextDeposit(plan)?.date ?? plan.startDate

/** The other day of the month of a plan twice a month, given one of its dates; "" for other frequencies. */
function otherDay({ startDate, secondDay }: Plan, date: CalendarDate): string {
  if (secondDay === null) return ''
  const isSecond = date === dayOfMonthAfter(date, 0, secondDay)
  return String(isSecond ? Number(startDate.slice(8)) : secondDay)
}

/** The initial values of the form: those of the plan, or of a new one from `firstBank`. */
export function planValues(
  plan: Plan | null,
  { typedMoney, firstBank }: { typedMoney: (cents: number) => string; firstBank: string },
): PlanValues {
  if (plan === null)
    return {
      amount: '',
      linkedAccountId: firstBank,
      frequency: 'monthly',
      startDate: '',
      secondDay: '',
      endDate: '',
      goal: noGoal,
    }
  const startDate = nextDepositDate(plan)
  return {
    amount: typedMoney(plan.amount),
    linkedAccountId: plan.linkedAccountId,
    frequency: plan.frequency,
    startDate,
    secondDay: otherDay(plan, startDate),
    endDate: plan.endDate ?? '',
    goal: plan.goalUuid ?? noGoal,
  }
}

/** The changed fields. Unchanged date fields are left out, so that the dates keep their original day of the month. */
export function findChanges(sent: PlanOutput, plan: Plan): Partial<PlanOutput> {
  const startDate = nextDepositDate(plan)
  const secondDay = otherDay(plan, startDate)
  const isOtherDates =
    sent.startDate !== startDate ||
    sent.frequency !== plan.frequency ||
    String(sent.secondDay ?? '') !== secondDay
  return {
    ...(sent.amount !== plan.amount && { amount: sent.amount }),
    ...(sent.linkedAccountId !== plan.linkedAccountId && { linkedAccountId: sent.linkedAccountId }),
    ...(isOtherDates && {
      startDate: sent.startDate,
      frequency: sent.frequency,
      secondDay: sent.secondDay,
    }),
    ...(sent.endDate !== plan.endDate && { endDate: sent.endDate }),
    ...(sent.goalUuid !== plan.goalUuid && { goalUuid: sent.goalUuid }),
  }
}

/** Whether the plan has the terms that were sent. */
export const hasTerms = (plan: Plan, sent: PlanOutput): boolean =>
  plan.amount === sent.amount &&
  plan.linkedAccountId === sent.linkedAccountId &&
  plan.frequency === sent.frequency &&
  nextDepositDate(plan) === sent.startDate &&
  plan.endDate === sent.endDate &&
  plan.goalUuid === sent.goalUuid

/** The form's field for a field of the request. */
export const toFormField = (rejected: string): string => (rejected === 'goalUuid' ? 'goal' : rejected)
