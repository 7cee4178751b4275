import type { WireLinkedAccounts } from '@coffer/api-client/linking/schema'
import { defaultBank } from '@coffer/domain/linked-banks'
import type { Complete } from '@coffer/provider-kit/handler'
import { asCaller } from '../http/as-caller.ts'
import { hasCapability } from '../http/capabilities.ts'
import type { CallersTransaction, SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { changeOnce } from '../requests/change-once.ts'
import { chooseDefault } from './choose-default.ts'
import { findLinkedAccounts, linkedAccountToWire } from './linked-account.ts'
import { findLinkingRules } from './linking-mode.ts'
import { removeBank } from './remove-bank.ts'

/** The banks of an account: both holders see them, and the primary holder changes them. */
export const linkedAccountCalls = {
  'GET /linked-accounts': asCaller(readOverview),

  'POST /linked-accounts/{uuid}/default': asCaller(async (call) =>
    changeOnce(call, {
      body: {},
      work: () => chooseDefault(call.tx, call.caller, call.params.uuid),
      overview: () => readOverview(call),
    }),
  ),

  'POST /linked-accounts/{uuid}/remove': asCaller(async (call) => {
    const { c, tx, caller, params, readBody } = call
    const body = await readBody()
    return changeOnce(call, {
      body,
      work: () => removeBank(c, tx, caller, { ...body, uuid: params.uuid }),
      overview: () => readOverview(call),
    })
  }),
} satisfies SomeHandlers

async function readOverview({ c, tx, caller }: CallersTransaction): Promise<Complete<WireLinkedAccounts>> {
  const rules = await findLinkingRules(tx)
  const accounts = await findLinkedAccounts(tx, caller.accountDepositorId)
  const first = defaultBank(
    accounts.map(({ id: uuid, status, isDefault: isChosen }) => ({ uuid, status, isChosen })),
  )
  const hasDefault = await hasCapability(c, tx, 'linked_banks')
  return {
    linking_mode: rules.mode,
    same_fi_institution: rules.sameFiInstitution,
    accounts: accounts.map((account) => ({
      ...linkedAccountToWire(account, readerLanguage(c)),
      is_default: hasDefault ? account.id === first?.uuid : undefined,
    })),
  }
}
