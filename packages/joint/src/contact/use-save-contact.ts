import { conflicts } from '@coffer/api-client/depositor'
import {
  entityQuery,
  fetchJointHolder,
  type JointHolder,
  registerHolder,
  saveHolderContact,
} from '@coffer/api-client/joint'
import { ApiError, emptyDetails } from '@coffer/api-client/transport'
import { isStarted } from '@coffer/domain/joint'
import { normalEmail } from '@coffer/domain/email'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clearDrafts } from '../application/drafts.ts'
import { useHolderStatus } from '../application/use-holder-status.ts'
import type { Contact } from './contact.schema.ts'

const { changedElsewhere } = conflicts

/**
 * Saves the email, which starts an application, and then the phone, its first step. Each is stored as soon as it is
 * saved, so that a retry saves only the rest. It is a conflict if another tab or device has registered a different
 * holder.
 */
export function useSaveContact(shown: JointHolder | null) {
  const client = useQueryClient()
  const status = useHolderStatus()
  // Set before the request, because a lost response may have started an application with this email.
  const registered = useRef<string>(null)

  async function startApplication(email: string): Promise<JointHolder> {
    const holder = await fetchJointHolder()
    if (holder) {
      const isOwn = [normalEmail(email), registered.current].includes(holder.email)
      if (isOwn && isStarted(holder)) return holder
      const failure = { ...emptyDetails, kind: 'conflict', message: changedElsewhere } as const
      throw new ApiError('POST /depositor/register-secondary', failure)
    }
    const { entityId } = await client.fetchQuery(entityQuery())
    registered.current = normalEmail(email)
    const newHolder = await registerHolder({ email, entityId })
    clearDrafts()
    return newHolder
  }

  return async ({ email, phone }: Contact, { revision }: { revision: string | null }) => {
    const holder = shown ?? (await startApplication(email))
    if (shown === null) await status.store(holder)
    const saved = await saveHolderContact({ phone }, { revision: shown ? revision : holder.revision })
    if (saved.email === normalEmail(email)) return saved
    await status.store(saved)
    return registerHolder({ email, entityId: saved.entityId })
  }
}
