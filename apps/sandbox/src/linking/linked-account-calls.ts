import { bankRemovalBody } from '@coffer/api-client/linking/request-schema'
import type { WireLinkedAccounts } from '@coffer/api-client/linking/schema'
import { defaultBank } from '@coffer/domain/linked-banks'
import type { Tx } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import { parseBody, type Call, type Caller } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { hasCapability, requireCapability } from '../http/require-capability.ts'
import { readerLanguage } from '../http/reader-language.ts'
import type { Area } from '../http/routes.ts'
import { changeOnce } from '../requests/change-once.ts'
import { chooseDefault } from './choose-default.ts'
import { findLinkedAccounts, linkedAccountToWire } from './linked-account.ts'
import { findLinkingRules } from './linking-mode.ts'
import { removeBank } from './remove-bank.ts'
import type { Complete } from '../openapi/answers.ts'

/** The banks of an account: both holders see them, and the primary holder changes them. */
export const linkedAccountCalls: Area = (api) => {
  api.get(
    '/linked-accounts',
    asCaller(async (c, tx, caller) => ok<'GET /linked-accounts'>(c, await readOverview(c, tx, caller))),
  )
  api.use('/linked-accounts/:uuid/*', requireCapability('linked_banks'))
  api.post(
    '/linked-accounts/:uuid/default',
    asCaller(async (c, tx, caller) =>
      changeOnce<'POST /linked-accounts/{uuid}/default'>(c, tx, caller, {
        body: {},
        work: () => chooseDefault(tx, caller, c.req.param('uuid') ?? ''),
        overview: () => readOverview(c, tx, caller),
      }),
    ),
  )
  api.post(
    '/linked-accounts/:uuid/remove',
    asCaller(async (c, tx, caller) => {
      const body = await parseBody(c, bankRemovalBody)
      return changeOnce<'POST /linked-accounts/{uuid}/remove'>(c, tx, caller, {
        body,
        work: () => removeBank(c, tx, caller, { ...body, uuid: c.req.param('uuid') ?? '' }),
        overview: () => readOverview(c, tx, caller),
      })
    }),
  )
}

async function readOverview(
  c: Call,
  tx: Tx,
  { accountDepositorId }: Caller,
): Promise<Complete<WireLinkedAccounts>> {
  const rules = await findLinkingRules(tx)
  const accounts = await findLinkedAccounts(tx, accountDepositorId)
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
