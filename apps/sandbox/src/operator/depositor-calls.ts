import { registrationStatuses, registrationSteps, extendedStatuses } from '@coffer/domain/status'
import { parseBody } from '@coffer/provider-kit/body'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { list, shortText } from '@coffer/api-client/request/text'
import * as v from 'valibot'
import type { Tx } from '../database/in-tenant.ts'
import { documentKinds } from '@coffer/api-client/depositor/schema'
import { identityDocuments } from '../database/schema/documents.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { OperatorArea } from '../http/routes.ts'
import { lockedEmailHashes, resetAttempts } from '../identity/password-attempts.ts'
import { revokeAccess } from '../identity/revoke-access.ts'
import { getKeys } from '../keys/registered-keys.ts'
import { awaitsSignUp } from '../joint/holder.ts'
import { resetWrongTries, lockedInvitations } from '../joint/invitation.ts'
import { flagRelink } from '../linking/flag-relink.ts'
import { missingDocuments } from '../onboarding/missing-documents.ts'
import { change } from '../onboarding/progress.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { actOnRecord } from './act.ts'
import { forEachTenant } from './for-each-tenant.ts'

export const depositorChangeBody = v.object({
  registration_status: v.optional(v.nullable(v.picklist(registrationStatuses))),
  registration_last_step: v.optional(
    v.pipe(shortText, v.toLowerCase(), v.picklist(['none', ...registrationSteps])),
  ),
  extended_status: v.optional(v.picklist(extendedStatuses)),
  missing_documents: v.optional(v.nullable(list(v.picklist(documentKinds)))),
  relink: v.optional(v.boolean()),
  unlocked: v.optional(v.literal(true)),
  /** Ends every session and forgets every device. */
  logged_out: v.optional(v.literal(true)),
})

export const depositorOperations: OperatorArea = (operator) => {
  operator.get('/depositors', async (c) => c.json(await forEachTenant(c, (tx) => listed(tx))))

  operator.patch('/depositors/:depositorId', async (c) => {
    const requested = await parseBody(c, depositorChangeBody)
    const depositorId = uuidOrUnusedId(c.req.param('depositorId'))
    return c.json(
      await actOnRecord(c, async (tx) => {
        const [before] = await listed(tx, depositorId)
        if (!before) return null
        await apply(tx, before, requested)
        const [after] = await listed(tx, depositorId)
        return after ?? null
      }),
    )
  })
}

type Listed = Awaited<ReturnType<typeof listed>>[number]

async function listed(tx: Tx, depositorId?: string) {
  const rows = await tx
    .select()
    .from(depositors)
    .leftJoin(users, eq(users.userId, depositors.userId))
    .where(
      and(
        isNull(depositors.cancelledAt),
        ...(depositorId === undefined ? [] : [eq(depositors.depositorId, depositorId)]),
      ),
    )
    .orderBy(asc(sql`coalesce(${users.email}, ${depositors.invitedEmail})`))
  const documents = await documentsIn(tx)
  const lockedEmails = await lockedEmailHashes(tx)
  const locked = await lockedInvitations(tx)
  return rows.map(({ depositors: depositor, users: user }) => ({
    tenant: depositor.tenant,
    depositor_id: depositor.depositorId,
    user_id: user?.userId ?? null,
    email: user?.email ?? depositor.invitedEmail ?? '',
    is_primary: depositor.isPrimary,
    entity_id: depositor.entityId,
    is_pending_signup: awaitsSignUp(depositor),
    first_name: depositor.firstName,
    last_name: depositor.lastName,
    registration_status: depositor.registrationStatus,
    registration_last_step: depositor.registrationLastStep,
    extended_status: depositor.extendedStatus,
    relink: depositor.relink,
    missing_documents: missingDocuments(depositor),
    documents: documents.filter((one) => one.depositorId === depositor.depositorId).map(documentOnTheWire),
    locked: user
      ? user.lockedAt !== null ||
        getKeys(tx)
          .fingerprints('email', user.email)
          .some((one) => lockedEmails.has(one))
      : locked.has(depositor.depositorId),
  }))
}

/** All documents, without their content. */
const documentsIn = (tx: Tx) => {
  const { depositorId, kind, name, size, mediaType, sentAt } = identityDocuments
  return tx
    .select({ depositorId, kind, name, size, mediaType, sentAt })
    .from(identityDocuments)
    .orderBy(asc(sentAt), asc(kind))
}

const documentOnTheWire = (document: Awaited<ReturnType<typeof documentsIn>>[number]) => ({
  kind: document.kind,
  name: document.name,
  size: document.size,
  media_type: document.mediaType,
  sent_at: document.sentAt.toISOString(),
})

async function apply(tx: Tx, depositor: Listed, requested: v.InferOutput<typeof depositorChangeBody>) {
  const values = {
    // A new status resets the requested documents to its own, unless the call names some.
    ...(requested.registration_status !== undefined && {
      registrationStatus: requested.registration_status,
      askedDocuments: null,
    }),
    ...(requested.missing_documents !== undefined && { askedDocuments: requested.missing_documents }),
    ...(requested.registration_last_step !== undefined && {
      registrationLastStep: requested.registration_last_step,
    }),
    ...(requested.extended_status !== undefined && { extendedStatus: requested.extended_status }),
  }
  if (Object.keys(values).length > 0) await change(tx, depositor.depositor_id, values)
  if (requested.relink !== undefined)
    await flagRelink(tx, { depositorId: depositor.depositor_id, relink: depositor.relink }, requested.relink)
  if (requested.logged_out && depositor.user_id !== null) await revokeAccess(tx, depositor.user_id)
  if (!requested.unlocked) return
  if (depositor.user_id === null) return resetWrongTries(tx, depositor.depositor_id)
  await tx
    .update(users)
    .set({ lockedAt: null, wrongCodes: 0, needsSupport: false })
    .where(eq(users.userId, depositor.user_id))
  await resetAttempts(tx, depositor.email)
}
