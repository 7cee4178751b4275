import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { invalidate } from '@coffer/api-client/invalidate'
import { fundAccount } from '@coffer/api-client/funding'
import { followRequest } from '@coffer/api-client/request'
import { ApiError, emptyDetails } from '@coffer/api-client/transport'
import { useNavigate } from '@coffer/router/link'
import { fundSuccess } from '@coffer/router/access-results'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useStandingAgain } from '../fund-account/use-standing-again.ts'
import { forgetTransferKey, transferKey } from './transfer-key.ts'

/** How long the accepted transfer is followed before going on; its answer already said SUCCESS. */
const FOLLOW_MS = 20_000

export type TransferState =
  | { at: 'ready' }
  | { at: 'sending' }
  | { at: 'failed'; error: unknown; isUnconfirmed: boolean }

export interface FirstTransfer {
  linkedAccountId: string
  /** Cents. */
  amount: number
}

/** Moves the first deposit: one press, one key, and what is known of its fate. */
export function useFirstTransfer() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const lookAgain = useStandingAgain()
  const [state, setState] = useState<TransferState>({ at: 'ready' })
  const isSending = useRef(false)

  async function send({ linkedAccountId, amount }: FirstTransfer) {
    if (isSending.current) return
    isSending.current = true
    setState({ at: 'sending' })
    try {
      const requestId = await moveOnce(linkedAccountId)
      fundSuccess.record({ amount, requestId })
      forgetTransferKey()
      await invalidate(client)
      await navigate('/fund-account/successful-fund', { replace: true })
    } catch (error) {
      const isLost = isOutcomeUnknown(error)
      // Refused, perhaps because another tab was first: the screen sees it in what is brought afresh.
      if (!isLost) await lookAgain()
      // A refusal of a second try says nothing about the first, which may have arrived.
      const isUnconfirmed = isLost || (state.at === 'failed' && state.isUnconfirmed)
      setState({ at: 'failed', error, isUnconfirmed })
    } finally {
      isSending.current = false
    }
  }

  return { state, send }
}

async function moveOnce(linkedAccountId: string): Promise<string> {
  const { status, requestId } = await fundAccount({
    linkedAccountId,
    idempotencyKey: transferKey(linkedAccountId),
  })
  // §3: only SUCCESS is a success.
  if (status !== 'SUCCESS') throw new ApiError('POST /fund-my-account', { ...emptyDetails, kind: 'rejected' })
  try {
    await followRequest(requestId, { signal: AbortSignal.timeout(FOLLOW_MS) })
  } catch (error) {
    // The provider gave up on it. Anything else, such as being offline now, changes nothing about what was accepted.
    if (failureOf(error).kind === 'invalid') throw error
  }
  return requestId
}
