import { type Closing, closingReasons, type Withdrawal } from '@coffer/api-client/transfers'
import * as v from 'valibot'
import { amountProblem, type AmountRules, centsOf } from '../amount/amount-problem.ts'
import { withoutProblems } from '../schedule/timing.schema.ts'

const values = v.object({
  what: v.string(),
  amount: v.string(),
  linkedAccountId: v.string(),
  reason: v.string(),
})
export type WithdrawValues = v.InferOutput<typeof values>

export interface WithdrawRules extends AmountRules {
  /** The linked accounts that money can go to. */
  to: readonly string[]
}

/** A withdrawal of an amount, or the closing of the account. */
export type WithdrawRequest = { kind: 'amount'; body: Withdrawal } | { kind: 'close'; body: Closing }

const reasonOf = (text: string) => closingReasons.find((reason) => reason === text)

/** Validates the form's values by its rules; the output is the request. */
export const withdrawSchema = (rules: WithdrawRules) =>
  v.pipe(
    values,
    withoutProblems<WithdrawValues>(({ what, amount, linkedAccountId, reason }) => ({
      amount: what === 'close' ? null : amountProblem(amount, rules),
      linkedAccountId: rules.to.includes(linkedAccountId) ? null : 'from.problem',
      reason: what === 'close' && !reasonOf(reason) ? 'close.reason.problem' : null,
    })),
    v.transform(({ what, amount, linkedAccountId, reason }): WithdrawRequest =>
      what === 'close'
        ? { kind: 'close', body: { linkedAccountId, reason: reasonOf(reason) ?? 'other' } }
        : { kind: 'amount', body: { linkedAccountId, amount: centsOf(amount, rules.comma) } },
    ),
  )

/** A stored withdrawal whose answer is pending. */
export const sentWithdrawalSchema = v.object({ linkedAccountId: v.string(), amount: v.number() })
/** A stored closing whose answer is pending. */
export const sentClosingSchema = v.object({
  linkedAccountId: v.string(),
  reason: v.picklist(closingReasons),
})
