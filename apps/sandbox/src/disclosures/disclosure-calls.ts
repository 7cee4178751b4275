import { forbidden, invalid, notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { disclosures, signedDisclosures } from '../database/schema/disclosures.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Call, Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { advanceTo, lockDepositor, hasReached } from '../onboarding/progress.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { downloadLinks } from './download-link.ts'
import { hasSignedAll, readAll, type Read } from './read-disclosures.ts'
import { electronicConsent } from './texts.ts'

export function disclosureCalls({ keys, clock }: Context) {
  const links = downloadLinks(keys)
  const toWire = (c: Call, { disclosure, signedAt }: Read) => ({
    uuid: disclosure.id,
    hash: disclosure.hash,
    title: disclosure.title,
    version: disclosure.version,
    attestation: disclosure.attestation,
    body_html: disclosure.bodyHtml,
    download_url: links.to(c.var.origin, `/documents/disclosures/${disclosure.id}.pdf`, clock.now()),
    signed_at: signedAt?.toISOString() ?? null,
    is_electronic_consent: disclosure.slug === electronicConsent,
  })

  return {
    'GET /disclosures': asCaller(async ({ c, tx, caller: { accountDepositorId } }) => {
      if (c.req.query('update_step') === 'true') await updateStep(tx, accountDepositorId)
      const all = await readAll(tx, accountDepositorId)
      const listed = c.req.query('all') === 'true' ? all : all.filter(({ signedAt }) => signedAt !== null)
      return listed.map((one) => toWire(c, one))
    }),

    'GET /disclosures/active': asCaller(async ({ c, tx, caller: { accountDepositorId } }) => {
      const all = await readAll(tx, accountDepositorId)
      return all.filter(({ disclosure }) => disclosure.isActive).map((one) => toWire(c, one))
    }),

    'GET /disclosure/{uuid}/{hash}': asCaller(async ({ c, tx, caller: { accountDepositorId }, params }) => {
      const { uuid, hash } = params
      const all = await readAll(tx, accountDepositorId)
      const found = all.find(({ disclosure }) => disclosure.id === uuid && disclosure.hash === hash)
      if (found === undefined) throw notFound()
      return toWire(c, found)
    }),

    'POST /disclosure/{uuid}': asCaller(
      async ({ tx, caller: { depositorId, isPrimary }, params, readBody }) => {
        if (!isPrimary) throw forbidden(onlyPrimary)
        const { hash } = await readBody()
        const signedAt = await sign(tx, depositorId, params.uuid, hash)
        return { signed_at: signedAt.toISOString() }
      },
    ),
  } satisfies SomeHandlers
}

const onlyPrimary: LocalizedText = {
  en: 'The primary account holder agrees to these.',
  es: 'El titular principal de la cuenta acepta estos documentos.',
}

/** Signs a disclosure; signing it again returns the time of the first signature. */
async function sign(tx: Tx, depositorId: string, id: string, hash: string): Promise<Date> {
  const [disclosure] = await tx
    .select()
    .from(disclosures)
    .where(eq(disclosures.id, uuidOrUnusedId(id)))
  if (disclosure === undefined) throw notFound()
  if (!disclosure.isActive || disclosure.hash !== hash) {
    throw invalid({
      hash: [
        {
          en: 'This text has changed. Read the new one first.',
          es: 'Este texto se actualizó. Lea primero la versión nueva.',
        },
      ],
    })
  }
  const mine = and(
    eq(signedDisclosures.depositorId, depositorId),
    eq(signedDisclosures.disclosureId, disclosure.id),
  )
  await tx
    .insert(signedDisclosures)
    .values({
      depositorId,
      disclosureId: disclosure.id,
      hash,
      version: disclosure.version,
      attestation: disclosure.attestation,
      signedAt: now(tx),
    })
    .onConflictDoNothing()
  const [signed] = await tx.select().from(signedDisclosures).where(mine)
  if (signed === undefined) throw new Error('The disclosure was not signed.')
  return signed.signedAt
}

/**
 * Sets the last step to `disclosures` when all active disclosures are signed. Before a bank is linked it stays
 * unchanged.
 */
async function updateStep(tx: Tx, depositorId: string): Promise<void> {
  const depositor = await lockDepositor(tx, depositorId)
  if (hasReached(depositor, 'verified') && (await hasSignedAll(tx, depositorId)))
    await advanceTo(tx, depositorId, 'disclosures')
}
