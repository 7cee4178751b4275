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
import { useStanding } from '../application/use-standing.ts'
import type { Contact } from './contact.schema.ts'

/**
 * The email begins an application, the phone is its first step. Each is learned as soon as it is saved, so that trying
 * again after a failure saves what is left. Answers null where another tab or device has begun with somebody else.
 */
export function useSaveContact(shown: JointHolder | null) {
  const client = useQueryClient()
  const standing = useStanding()

  async function begin(email: string): Promise<JointHolder | null> {
    const there = await fetchJointHolder()
    if (there) return isStarted(there) && there.email === normalEmail(email) ? there : null
    const { entityId } = await client.fetchQuery(entityQuery())
    const begun = await registerHolder({ email, entityId })
    clearDrafts()
    return begun
  }

  return async ({ email, phone }: Contact): Promise<JointHolder | null> => {
    const holder = shown ?? (await begin(email))
    if (holder === null) return null
    if (shown === null) await standing.learn(holder)
    const reached = await saveHolderContact({ phone }, { revision: holder.revision })
    if (reached.email === normalEmail(email)) return reached
    await standing.learn(reached)
    return registerHolder({ email, entityId: reached.entityId })
  }
}
