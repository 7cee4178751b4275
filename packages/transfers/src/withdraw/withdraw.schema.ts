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

/** What a person asks for: an amount, or everything with the account. */
export type Asked = { kind: 'amount'; body: Withdrawal } | { kind: 'close'; body: Closing }

const reasonOf = (text: string) => closingReasons.find((reason) => reason === text)

/** The form's values within its rules; out comes what is asked for. */
export const withdrawSchema = (rules: WithdrawRules) =>
  v.pipe(
    values,
    withoutProblems<WithdrawValues>(({ what, amount, linkedAccountId, reason }) => ({
      amount: what === 'close' ? null : amountProblem(amount, rules),
      linkedAccountId: rules.to.includes(linkedAccountId) ? null : 'from.problem',
      reason: what === 'close' && !reasonOf(reason) ? 'close.reason.problem' : null,
    })),
    v.transform(({ what, amount, linkedAccountId, reason }): Asked =>
      what === 'close'
        ? { kind: 'close', body: { linkedAccountId, reason: reasonOf(reason) ?? 'other' } }
        : { kind: 'amount', body: { linkedAccountId, amount: centsOf(amount, rules.comma) } },
    ),
  )

/** A withdrawal as it is kept while its answer is awaited. */
export const sentWithdrawalSchema = v.object({ linkedAccountId: v.string(), amount: v.number() })
/** The closing of an account, likewise. */
export const sentClosingSchema = v.object({
  linkedAccountId: v.string(),
  reason: v.picklist(closingReasons),
})
