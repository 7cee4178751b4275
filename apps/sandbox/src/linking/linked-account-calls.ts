import { asCaller } from '../http/as-caller.ts'
import { ok } from '../http/envelope.ts'
import type { Area } from '../http/routes.ts'
import { linkedAccountToWire, linkedAccountsOf } from './linked-account.ts'
import { linkingRulesOf } from './linking-mode.ts'

export const linkedAccountCalls: Area = (api) => {
  api.get(
    '/linked-accounts',
    asCaller(async (c, tx, { accountDepositorId }) => {
      const rules = await linkingRulesOf(tx)
      return ok(c, {
        linking_mode: rules.mode,
        same_fi_institution: rules.sameFiInstitution,
        accounts: (await linkedAccountsOf(tx, accountDepositorId)).map(linkedAccountToWire),
      })
    }),
  )
}
