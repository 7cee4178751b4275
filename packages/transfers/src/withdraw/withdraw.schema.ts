import type { Withdrawal } from '@coffer/api-client/transfers'
import * as v from 'valibot'
import { parseCents } from '@coffer/domain/typed-amount'
import { limitedAmountProblem, type AmountRules } from '@coffer/forms/amount-problem'
import { crossFieldCheck } from '@coffer/forms/checks'

const values = v.object({ amount: v.string(), linkedAccountId: v.string() })
export type WithdrawValues = v.InferOutput<typeof values>

export interface WithdrawRules extends AmountRules {
  /** The ids of the linked accounts that can receive money. */
  to: readonly string[]
}

/** The request that results from valid values. */
export const toWithdrawal = (
  { amount, linkedAccountId }: WithdrawValues,
  comma: AmountRules['comma'],
): Withdrawal => ({ linkedAccountId, amount: parseCents(amount, comma) })

/** Validates the form's values by its rules; the output is the request. */
export const withdrawSchema = (rules: WithdrawRules) =>
  v.pipe(
    values,
    crossFieldCheck<WithdrawValues>(({ amount, linkedAccountId }) => ({
      amount: limitedAmountProblem(amount, rules),
      linkedAccountId: rules.to.includes(linkedAccountId) ? null : 'from.problem',
    })),
    v.transform((typed) => toWithdrawal(typed, rules.comma)),
  )

/** A stored withdrawal whose response is pending. */
export const sentWithdrawalSchema = v.object({ linkedAccountId: v.string(), amount: v.number() })
