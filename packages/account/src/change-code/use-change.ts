import { verifyCode } from '@coffer/api-client/auth'
import { progressQuery } from '@coffer/api-client/depositor'
import { invalidate } from '@coffer/api-client/invalidate'
import { updateContact, type User, userQuery } from '@coffer/api-client/user'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { changeUnderWay } from '@coffer/router/access-results'
import type { ResultValue } from '@coffer/session/result'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { contactDrafts } from '../change-contact/contact-draft.ts'
import { endsChange, saidOf } from './refused-change.ts'
import { userChanged, userUnchanged } from '../results.ts'

export type ChangeUnderWay = ResultValue<typeof changeUnderWay>

type Reason = ResultValue<typeof userUnchanged>['reason']
type End = '/my-account/edit-user-info/success' | '/my-account/edit-user-info/failed'

/** The two steps of a change: the code is given, then what it confirmed is saved. A lost answer is looked up. */
export function useChange(change: ChangeUnderWay) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const mayBeConfirmed = useRef(false)
  // Given before a reload, or just now without the value being saved: then with what went wrong.
  const [confirmed, setConfirmed] = useState<{ error: unknown } | null>(
    change.isConfirmed ? { error: undefined } : null,
  )
  const { of, value, nonceToken } = change

  // This screen stands on what is under way, so that it is forgotten only once another one is there.
  async function end(path: End): Promise<void> {
    await navigate(path, { replace: true })
    changeUnderWay.clear()
  }

  async function changed(user: User): Promise<void> {
    client.setQueryData(userQuery().queryKey, user)
    await invalidate(client, progressQuery().queryKey)
    contactDrafts[of].clear()
    userChanged.record({ of, value })
    await end('/my-account/edit-user-info/success')
  }

  async function unchanged(reason: Reason, error: unknown): Promise<void> {
    userUnchanged.record({ of, reason, message: saidOf(error) })
    await end('/my-account/edit-user-info/failed')
  }

  async function lookUp(): Promise<User | null> {
    const user = await client.fetchQuery({ ...userQuery(), staleTime: 0 }).catch(() => null)
    return user?.[of] === value ? user : null
  }

  async function save(): Promise<void> {
    try {
      await changed(await updateContact({ of, value }))
    } catch (error) {
      const saved = await lookUp()
      if (saved) return changed(saved)
      if (!endsChange(error)) throw error
      await unchanged('refused', error)
    }
  }

  async function give(code: string): Promise<void> {
    try {
      await verifyCode(nonceToken, { code })
    } catch (error) {
      const { kind } = failureOf(error)
      // From the fifth wrong code on.
      if (kind === 'forbidden') return unchanged('locked', error)
      if (isOutcomeUnknown(error)) mayBeConfirmed.current = true
      const isSpent = mayBeConfirmed.current && kind === 'rejected'
      // A code whose answer was lost may have been taken: then what it confirmed can be saved.
      const user = isSpent ? await updateContact({ of, value }).catch(() => null) : null
      if (user) return changed(user)
      throw error
    }
    changeUnderWay.record({ ...change, isConfirmed: true })
    await save().catch((error: unknown) => setConfirmed({ error }))
  }

  return { confirmed, give, save }
}
