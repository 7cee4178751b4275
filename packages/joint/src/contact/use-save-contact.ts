import {
  entityQuery,
  fetchJointHolder,
  type JointHolder,
  registerHolder,
  saveHolderContact,
} from '@coffer/api-client/joint'
import { isStarted } from '@coffer/domain/joint'
import { normalEmail } from '@coffer/domain/depositor-rules'
import { useQueryClient } from '@tanstack/react-query'
import { clearDrafts } from '../application/drafts.ts'
import { useHolderStatus } from '../application/use-holder-status.ts'
import type { Contact } from './contact.schema.ts'

/**
 * Saves the email, which begins an application, and the phone, its first step. Each is stored as soon as it is saved, so
 * that another try after a failure saves the rest. Undefined where another tab or device began with somebody else.
 */
export function useSaveContact(shown: JointHolder | null) {
  const client = useQueryClient()
  const status = useHolderStatus()

  async function begin(email: string): Promise<JointHolder | null> {
    const there = await fetchJointHolder()
    if (there) return isStarted(there) && there.email === normalEmail(email) ? there : null
    const { entityId } = await client.fetchQuery(entityQuery())
    const begun = await registerHolder({ email, entityId })
    clearDrafts()
    return begun
  }

  return async ({ email, phone }: Contact): Promise<JointHolder | undefined> => {
    const holder = shown ?? (await begin(email))
    if (holder === null) return undefined
    if (shown === null) await status.store(holder)
    const reached = await saveHolderContact({ phone }, { revision: holder.revision })
    if (reached.email === normalEmail(email)) return reached
    await status.store(reached)
    return registerHolder({ email, entityId: reached.entityId })
  }
}
