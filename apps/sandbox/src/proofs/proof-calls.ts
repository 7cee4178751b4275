import { notFound } from '@coffer/provider-kit/refusal'
import { inTenantSnapshot } from '../database/in-tenant.ts'
import { downloadLinks } from '../disclosures/download-link.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { withConstantTime } from '../identity/constant-time.ts'
import { addOnce } from '../requests/change-once.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { issueProof } from './issue-proof.ts'
import { ownProof, proofsToWire } from './proof-rows.ts'
import { proofTexts } from './proof-texts.ts'
import { verifiedProof } from './verify-proof.ts'

/**
 * Documents that holders create for third parties, who verify them by their code. They change nothing, so read access
 * is enough.
 */
export function proofCalls({ db, keys, clock, settings }: Context) {
  const links = downloadLinks(keys)

  return {
    'GET /proofs': asCaller(async ({ c, tx, caller }) => proofsToWire(tx, caller, readerLanguage(c))),

    'POST /proofs': asCaller(async (call) => {
      const { c, tx, caller, readBody } = call
      const body = await readBody()
      return addOnce(call, {
        // Both holders share the account's idempotency keys.
        body: { ...body, depositorId: caller.depositorId },
        work: () => issueProof(tx, { ...caller, language: readerLanguage(c) }, body),
        overview: () => proofsToWire(tx, caller, readerLanguage(c)),
      })
    }),

    'GET /proofs/{uuid}': asCaller(async ({ c, tx, caller: { accountDepositorId }, params }) => {
      const proof = await ownProof(tx, accountDepositorId, params.uuid)
      if (proof === null) throw notFound()
      if (proof.kind === 'account_details') await recordSecurityEvent(tx, c, 'account-number-read')
      return {
        download_url: links.to(c.var.origin, `/documents/proofs/${proof.id}.pdf`, clock.now()),
      }
    }),

    // The code is in the body, because URLs are logged, and stored by browsers.
    'POST /proofs/verify': async ({ c, readBody }) => {
      const { code } = await readBody()
      const found = await withConstantTime(settings, () =>
        inTenantSnapshot(db, c.var.tenant, (tx) => verifiedProof(tx, code)),
      )
      if (found === null)
        throw notFound(proofTexts.unknownCode, { fields: { code: [proofTexts.unknownCode] } })
      return found
    },
  } satisfies SomeHandlers
}
