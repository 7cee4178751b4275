import { proofBody, verifyProofBody } from '@coffer/api-client/proofs/request-schema'
import { inTenantSnapshot } from '../database/in-tenant.ts'
import { downloadLinks } from '../disclosures/download-link.ts'
import { asCaller } from '../http/as-caller.ts'
import { parseBody } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { notFound } from '../http/refusal.ts'
import { requireCapability } from '../http/require-capability.ts'
import type { Area } from '../http/routes.ts'
import { withConstantTime } from '../identity/constant-time.ts'
import { changeOnce } from '../requests/change-once.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { issueProof } from './issue-proof.ts'
import { ownProof, proofsToWire } from './proof-rows.ts'
import { proofTexts } from './proof-texts.ts'
import { verifiedProof } from './verify-proof.ts'

/**
 * Documents that holders create for third parties, who verify them by their code. They change nothing, so read access
 * is enough.
 */
export const proofCalls: Area = (api, { db, keys, clock, settings }) => {
  const links = downloadLinks(keys)
  api.use('/proofs/*', requireCapability('proofs'))

  api.get(
    '/proofs',
    asCaller(async (c, tx, caller) =>
      ok<'GET /proofs'>(c, await proofsToWire(tx, caller, readerLanguage(c))),
    ),
  )

  api.post(
    '/proofs',
    asCaller(async (c, tx, caller) => {
      const body = await parseBody(c, proofBody)
      return changeOnce<'POST /proofs'>(c, tx, caller, {
        // Both holders share the account's idempotency keys.
        body: { ...body, depositorId: caller.depositorId },
        work: () => issueProof(tx, { ...caller, language: readerLanguage(c) }, body),
        overview: () => proofsToWire(tx, caller, readerLanguage(c)),
      })
    }),
  )

  api.get(
    '/proofs/:uuid',
    asCaller(async (c, tx, { accountDepositorId }) => {
      const proof = await ownProof(tx, accountDepositorId, c.req.param('uuid') ?? '')
      if (proof === null) throw notFound()
      if (proof.kind === 'account_details') await recordSecurityEvent(tx, c, 'account-number-read')
      return ok<'GET /proofs/{uuid}'>(c, {
        download_url: links.to(c.var.origin, `/documents/proofs/${proof.id}.pdf`, clock.now()),
      })
    }),
  )

  // The code is in the body, because URLs are logged, and stored by browsers.
  api.post('/proofs/verify', async (c) => {
    const { code } = await parseBody(c, verifyProofBody)
    const found = await withConstantTime(settings, () =>
      inTenantSnapshot(db, c.var.tenant, (tx) => verifiedProof(tx, code)),
    )
    if (found === null) throw notFound(proofTexts.unknownCode, { fields: { code: [proofTexts.unknownCode] } })
    return ok<'POST /proofs/verify'>(c, found)
  })
}
