import { inviteHolder, type JointHolder } from '@coffer/api-client/joint'
import { isSent } from '@coffer/domain/joint'
import { failureOf, isUnanswered } from '@coffer/failures/failure-of'
import { isChangedElsewhere, isDuplicate } from '@coffer/person-details/conflict'
import { useGo } from '@coffer/router/link'
import { recordResult } from '@coffer/session/flow-results'
import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { clearDrafts } from '../application/drafts.ts'
import { useStanding } from '../application/use-standing.ts'
import { useMovedOn } from '../step/use-moved-on.ts'

/** Where the inviting stands. `unsure`: nobody knows whether it arrived. */
export type Inviting = { kind: 'form' } | { kind: 'unsure'; isLooking: boolean }

/** Sends the invitation once. Where the answer is lost it looks before anything is sent again. */
export function useInvitation() {
  const go = useGo()
  const standing = useStanding()
  const showChange = useMovedOn('confirm-details')
  const [inviting, setInviting] = useState<Inviting>({ kind: 'form' })

  async function leave(holder: JointHolder): Promise<void> {
    clearDrafts()
    const expiresAt = holder.invitation?.expiresAt ?? null
    recordResult('joint-invited', { email: holder.email, expiresAt })
    await go('/joint-account/success', { replace: true })
    await standing.learn(holder)
  }

  /** How it stands by now; undefined where nobody can tell. */
  const look = () => (onlineManager.isOnline() ? standing.look().catch(() => undefined) : undefined)

  /** Sends what `revision` shows; throws what was surely not sent. */
  async function send(revision: string | null): Promise<void> {
    try {
      await leave(await inviteHolder({ revision }))
    } catch (error) {
      if (isChangedElsewhere(error)) return showChange('review')
      if (isDuplicate(error)) return go('/joint-account/duplicate-notification')
      const isRefused = failureOf(error).kind === 'forbidden'
      if (!isRefused && !isUnanswered(error)) throw error
      const holder = await look()
      if (holder === undefined) {
        if (isRefused) throw error
        return setInviting({ kind: 'unsure', isLooking: false })
      }
      if (holder === null || (isRefused && isSent(holder))) return showChange('moved-on')
      if (!isSent(holder)) throw error
      await leave(holder)
    }
  }

  async function lookAgain(): Promise<void> {
    setInviting({ kind: 'unsure', isLooking: true })
    const holder = await look()
    if (holder && isSent(holder)) return leave(holder)
    setInviting(holder === undefined ? { kind: 'unsure', isLooking: false } : { kind: 'form' })
  }

  return { inviting, send, lookAgain: () => void lookAgain() }
}
