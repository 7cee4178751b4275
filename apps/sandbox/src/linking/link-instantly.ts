import type { instantLinkBody } from '@coffer/api-client/linking/request-schema'
import { linkingOriginFor } from '@coffer/branding/linking-host'
import { unprocessable, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { recordLock, now, type Tx } from '../database/in-tenant.ts'
import { linkedAccounts, linkingSessions, type ChosenAccount } from '../database/schema/linking.ts'
import { findBankByName, findBank } from '../fastlink/banks.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Call, Caller } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import {
  findArchivedBefore,
  insertLinked,
  isLinked,
  findLinkedBefore,
  requireNotLocked,
  updateLinked,
} from './linked-before.ts'
import { keepDefault } from './choose-default.ts'
import { syncLinkingStatus, linkedAccountToWire, type LinkedAccount } from './linked-account.ts'
import {
  isAllowedInstitution,
  findLinkingRules,
  onlyInstitution,
  onlyOneInstitution,
  requireSource,
} from './linking-mode.ts'
import { notifyOfLinkedBank } from './linked-bank-notice.ts'
import { changeSession, openLinkingSession } from './linking-session.ts'
import { lockDepositorForLinking } from './lock-for-linking.ts'
import { requireRoom } from './require-room.ts'

const notConfirmed: LocalizedText = {
  en: 'Your bank didn’t confirm the link. Try again.',
  es: 'Su banco no confirmó la vinculación. Inténtelo de nuevo.',
}

/** The largest value of PostgreSQL's type integer. */
const largestInteger = 2 ** 31 - 1

type LinkingResult = v.InferOutput<typeof instantLinkBody>

export const instantLinking = {
  'GET /fastlink': asCaller(async ({ c, tx, caller: { accountDepositorId } }) => {
    await lockDepositorForLinking(tx, accountDepositorId)
    const rules = await findLinkingRules(tx)
    requireSource(rules, 'FASTLINK')
    const session = await openLinkingSession(tx, accountDepositorId)
    const only = onlyInstitution(rules)
    // The practice linking service is on the linking page's host, and so has another origin than the application.
    const service = linkingOriginFor(c.var.origin)
    return {
      script_url: `${service}/fastlink/v4/initialize.js`,
      fastlink_url: `${service}/fastlink/launch`,
      access_token: session.accessToken,
      config_name: 'Verification',
      expires_at: session.expiresAt.toISOString(),
      institution: only,
      provider_id: only === null ? null : (findBankByName(only)?.id ?? null),
    }
  }, 'change'),

  'POST /link/fastlink': asCaller(async ({ c, tx, caller, readBody }) => {
    const { linked, isNew } = await finishLinking(c, tx, caller, await readBody())
    if (isNew) await notifyOfLinkedBank(tx, c, linked)
    return {
      success: true,
      uuid: linked.id,
      accounts: [{ ...linkedAccountToWire(linked, readerLanguage(c)), is_default: undefined }],
    }
  }),
} satisfies SomeHandlers

/** Links the accounts that the linking service reports. Idempotent. */
async function finishLinking(
  c: Call,
  tx: Tx,
  caller: Caller,
  result: LinkingResult,
): Promise<{ readonly linked: LinkedAccount; readonly isNew: boolean }> {
  const { accountDepositorId: depositorId } = caller
  await lockDepositorForLinking(tx, depositorId)
  const rules = await findLinkingRules(tx)
  requireSource(rules, 'FASTLINK')
  // Larger than any id that the column can store, so no session has it.
  if (result.provider_account_id > largestInteger) throw unprocessable(notConfirmed)
  recordLock(tx, 'credential', `linking session ${result.request_id}`)
  const [session] = await tx
    .select()
    .from(linkingSessions)
    .where(
      and(
        eq(linkingSessions.depositorId, depositorId),
        eq(linkingSessions.requestId, result.request_id),
        eq(linkingSessions.providerAccountId, result.provider_account_id),
      ),
    )
    .for('no key update')
  const bank = findBank(session?.providerId ?? 0)
  if (session?.stage !== 'succeeded' || bank === undefined || bank.id !== result.provider_id) {
    throw unprocessable(notConfirmed)
  }
  if (!isAllowedInstitution(rules, bank.name)) throw unprocessable(onlyOneInstitution(rules))
  if (session.linkedAccountId !== null)
    return { linked: await reread(tx, session.linkedAccountId), isNew: false }
  const [chosen] = session.chosen
  if (chosen === undefined) throw unprocessable(notConfirmed)
  await keepDefault(tx, caller)
  const linked = await linkChosen(c, tx, depositorId, { institution: bank.name, chosen })
  await changeSession(tx, session.id, { linkedAccountId: linked.id, chosen: [] })
  await syncLinkingStatus(tx, depositorId)
  return { linked, isNew: linked.verifiedAt?.getTime() === now(tx).getTime() }
}

async function reread(tx: Tx, id: string): Promise<LinkedAccount> {
  const [linked] = await tx.select().from(linkedAccounts).where(eq(linkedAccounts.id, id))
  if (linked === undefined) throw new Error('The account that a session linked is gone.')
  return linked
}

/** An account that was linked before remains the same account. If it was not usable, its bank has now confirmed it. */
async function linkChosen(
  c: Call,
  tx: Tx,
  depositorId: string,
  { institution, chosen }: { institution: string; chosen: ChosenAccount },
): Promise<LinkedAccount> {
  const confirmed = {
    institution,
    accountName: chosen.name,
    holderName: chosen.holderName,
    accountType: chosen.type,
    sourceType: 'FASTLINK',
    status: 'ACTIVE',
    verifyAttemptsLeft: null,
    reissuesDone: 0,
    microdepositsExpectedBy: null,
    createdAt: now(tx),
    verifiedAt: now(tx),
  } as const
  const before = await findLinkedBefore(tx, depositorId, chosen.fingerprint)
  if (before !== null) {
    requireNotLocked(before)
    if (isLinked(before)) return before
    await requireRoom(c, tx, depositorId, ({ id }) => id === before.id)
    return updateLinked(tx, before.id, confirmed)
  }
  await requireRoom(c, tx, depositorId)
  return insertLinked(tx, {
    depositorId,
    ...confirmed,
    routingNumber: chosen.routingNumber,
    mask: chosen.mask,
    fingerprint: chosen.fingerprint,
    returnsInARow: (await findArchivedBefore(tx, depositorId, chosen.fingerprint))?.returnsInARow ?? 0,
  })
}
