import { isAccepted } from '@coffer/domain/status'
import { forbidden } from '@coffer/provider-kit/refusal'
import type { Tx } from '../database/in-tenant.ts'
import { lockDepositor, type DepositorRow } from '../onboarding/progress.ts'

/** Locks the account's depositor, who may link a bank after the application is accepted. */
export async function lockDepositorForLinking(tx: Tx, depositorId: string): Promise<DepositorRow> {
  const depositor = await lockDepositor(tx, depositorId)
  const { registrationStatus: status } = depositor
  const isAllowed = depositor.isPrimary && (isAccepted(status) || status === 'FLAGGED')
  if (!isAllowed) {
    throw forbidden({
      en: 'You can link a bank once your application is approved.',
      es: 'Podrá vincular un banco cuando se apruebe su solicitud.',
    })
  }
  return depositor
}
