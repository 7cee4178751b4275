import { bankName } from '@coffer/domain/bank'
import { counts } from '@coffer/domain/limits'
import type { LinkedAccountStatus } from '@coffer/domain/status'
import type { Language } from '@coffer/i18n/languages'
import { invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import { existing } from '@coffer/provider-kit/reply'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { authenticated, type Call, type Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { findContact } from '../identity/contact.ts'
import { accountNames, findProblems, tidyBankDetails, type BankDetails } from './bank-details.ts'
import { keepDefault } from './choose-default.ts'
import {
  accountFingerprint,
  expectationToWire,
  syncLinkingStatus,
  type LinkedAccount,
} from './linked-account.ts'
import {
  findArchivedBefore,
  insertLinked,
  findLinkedBefore,
  lockedNumber,
  requireNotLocked,
  updateLinked,
} from './linked-before.ts'
import { isAllowedInstitution, findLinkingRules, onlyOneInstitution, requireSource } from './linking-mode.ts'
import { lockDepositorForLinking } from './lock-for-linking.ts'
import { requireRoom } from './require-room.ts'
import { sendMicrodeposits } from './microdeposits.ts'

const returnedRefusal: LocalizedText = {
  en: 'Our deposits to this account number were returned. Check the number or use another account.',
  es: 'Los depósitos a este número de cuenta fueron devueltos. Revise el número o use otra cuenta.',
}

interface Linked {
  readonly linked: LinkedAccount
  /** Whether the account is linked or pending already, so that no microdeposits were sent. */
  readonly wasThere: boolean
}

export const manualLinking = ({ db }: Context) =>
  ({
    'POST /link/manual': async ({ c, readBody }) => {
      const caller = authenticated(c)
      const { accountDepositorId: depositorId } = caller
      const details = tidyBankDetails(await readBody())
      const { linked, wasThere } = await inTenant(db, c.var.tenant, async (tx) => {
        await lockDepositorForLinking(tx, depositorId)
        const rules = await findLinkingRules(tx)
        requireSource(rules, 'MANUAL')
        const problems = findProblems(details)
        if (Object.keys(problems).length > 0) throw invalid(problems)
        const { language } = await findContact(tx, depositorId)
        const institution = bankName(details.routing_number) ?? ''
        if (!isAllowedInstitution(rules, institution))
          throw invalid({ routing_number: [onlyOneInstitution(rules)] })
        await keepDefault(tx, caller)
        return linkByDetails(c, tx, details, { depositorId, institution, language })
      })
      const answer = {
        uuid: linked.id,
        status: linked.status,
        ...expectationToWire(linked.microdepositsExpectedBy),
      }
      return wasThere ? existing(answer) : answer
    },
  }) satisfies SomeHandlers

/** Neither linked nor pending, so that the same number may be tried again. */
const endedStatuses: readonly LinkedAccountStatus[] = ['FAILED', 'TIMEOUT', 'ERRORED']

/** An account that was linked before remains the same account, and earlier attempts with its number count. */
async function linkByDetails(
  c: Call,
  tx: Tx,
  details: BankDetails,
  { depositorId, institution, language }: { depositorId: string; institution: string; language: Language },
): Promise<Linked> {
  const fingerprint = accountFingerprint(tx, details.routing_number, details.account_number)
  const accountType = details.account_type === 'checking' ? 'checking' : 'savings'
  const described = {
    institution,
    accountName: accountNames[accountType][language],
    holderName: details.holder_name,
    accountType,
  } as const
  const before = await findLinkedBefore(tx, depositorId, fingerprint)
  if (before !== null) {
    requireNotLocked(before)
    if (before.status === 'VERIFICATION_RETURNED') throw invalid({ account_number: [returnedRefusal] })
    if (before.status === 'VERIFICATION_PENDING')
      return { linked: await updateLinked(tx, before.id, described), wasThere: true }
    if (!endedStatuses.includes(before.status)) return { linked: before, wasThere: true }
  }
  await requireRoom(c, tx, depositorId, isReplaced)
  const last = before ?? (await findArchivedBefore(tx, depositorId, fingerprint))
  const waiting = {
    ...described,
    sourceType: 'MANUAL',
    status: 'VERIFICATION_PENDING',
    verifyAttemptsLeft: counts.microdepositTries,
    reissuesDone: reissuesSoFar(last),
    createdAt: now(tx),
  } as const
  const linked =
    before === null
      ? await insertLinked(tx, {
          depositorId,
          ...waiting,
          routingNumber: details.routing_number,
          mask: details.account_number.slice(-4),
          fingerprint,
          returnsInARow: last?.returnsInARow ?? 0,
        })
      : await updateLinked(tx, before.id, waiting)
  await archiveWaiting(tx, linked)
  const microdepositsExpectedBy = await sendMicrodeposits(tx, linked.id)
  await syncLinkingStatus(tx, depositorId)
  return { linked: { ...linked, microdepositsExpectedBy }, wasThere: false }
}

/**
 * Entering the same number again reissues microdeposits, within the same limit. The count restarts for a verified
 * account.
 */
function reissuesSoFar(last: LinkedAccount | null): number {
  if (last === null || last.verifyAttemptsLeft === null) return 0
  if (last.reissuesDone >= counts.microdepositReissues) throw lockedNumber(last)
  return last.reissuesDone + 1
}

/** New details replace accounts that wait for their amounts. */
const isReplaced = ({ sourceType, status }: LinkedAccount): boolean =>
  sourceType === 'MANUAL' && status === 'VERIFICATION_PENDING'

/** New details replace accounts that are pending or failed. A locked account stays listed. */
async function archiveWaiting(tx: Tx, { id, depositorId }: LinkedAccount): Promise<void> {
  await tx
    .update(linkedAccounts)
    .set({ status: 'ARCHIVED' })
    .where(
      and(
        eq(linkedAccounts.depositorId, depositorId),
        ne(linkedAccounts.id, id),
        eq(linkedAccounts.sourceType, 'MANUAL'),
        inArray(linkedAccounts.status, ['VERIFICATION_PENDING', 'VERIFICATION_RETURNED', ...endedStatuses]),
      ),
    )
}
