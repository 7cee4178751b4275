import { shortText } from '@coffer/api-client/request/text'
import { parseBody } from '@coffer/provider-kit/body'
import { notFound, unprocessable } from '@coffer/provider-kit/refusal'
import * as v from 'valibot'
import type { OperatorArea } from '../http/routes.ts'
import { isAllowedInstitution, findLinkingRules, onlyOneInstitution } from '../linking/linking-mode.ts'
import { findBankByName } from './banks.ts'
import { complete } from './linking-steps.ts'
import { actInTenant } from '../operator/act.ts'
import { namedTenant } from '../operator/for-each-tenant.ts'

export const linkingOutcomeBody = v.object({
  access_token: shortText,
  institution: v.union([shortText, v.number()]),
  outcome: v.picklist(['success', 'failed']),
  account_type: v.optional(v.picklist(['checking', 'savings'])),
})

/** Completes the linking page for a depositor, and returns the result that the browser would receive. */
export const operatorLinking: OperatorArea = (operator) => {
  operator.post('/fastlink/complete', async (c) => {
    const { access_token, institution, outcome, account_type } = await parseBody(c, linkingOutcomeBody)
    const bank = findBankByName(institution)
    if (bank === undefined) throw unprocessable('The linking service knows no such institution.')
    const finished = await actInTenant(c, namedTenant(c), async (tx) => {
      const rules = await findLinkingRules(tx)
      if (!isAllowedInstitution(rules, bank.name)) throw unprocessable(onlyOneInstitution(rules))
      const answer = await complete(tx, access_token, { outcome, bank, type: account_type })
      if (answer === null || !('finished' in answer)) throw notFound()
      return answer.finished
    })
    return c.json({
      provider_account_id: finished.providerAccountId,
      provider_id: finished.providerId,
      request_id: finished.requestId,
      sites: [{ ...finished, providerName: bank.name }],
    })
  })
}
