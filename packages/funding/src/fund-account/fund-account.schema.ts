import { parseCents } from '@coffer/domain/typed-amount'
import { type AmountRules, limitedAmountProblem } from '@coffer/forms/amount-problem'
import { checkedText } from '@coffer/forms/checks'
import * as v from 'valibot'

/** The amount of the first deposit: parsed from text in dollars to cents, with limits in cents. */
export const fundAccountSchema = (rules: AmountRules) =>
  v.object({
    amount: v.pipe(
      checkedText((text) => limitedAmountProblem(text, rules)),
      v.transform((text) => parseCents(text, rules.comma)),
    ),
  })
