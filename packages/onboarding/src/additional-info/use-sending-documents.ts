import { type DocumentKind, fetchProgress, followReview, sendDocuments } from '@coffer/api-client/depositor'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useShowRemoteChange } from '@coffer/application/use-show-remote-change'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { useEffect, useRef, useState } from 'react'
import { nextScreen, useOwnApplication } from '../application/use-own-application.ts'
import { isChangedElsewhere } from '@coffer/application/conflict'
import { useTranslations } from '../messages.ts'
import { documentRefusal } from './document-refusal.ts'

/** Where the documents stand. `unsure`: nobody can tell now whether they arrived; `sent`: the bank has them. */
export type Sending =
  | { kind: 'choosing' }
  | { kind: 'sending'; fraction: number }
  | { kind: 'cancelled' }
  | { kind: 'unsure' }
  | { kind: 'sent' }

export interface Document {
  kind: DocumentKind
  file: File
}

const LEFT = new Error('The screen was left.')

/** Sends the documents once, follows what comes of them, and goes where that leads. Leaving stops it. */
export function useSendingDocuments() {
  const t = useTranslations()
  const navigate = useNavigate()
  const application = useOwnApplication()
  const showRemoteChange = useShowRemoteChange({ ...application, isOpen: () => false })
  const [sending, setSending] = useState<Sending>({ kind: 'choosing' })
  const under = useRef(new AbortController())
  useEffect(() => () => under.current.abort(LEFT), [])

  async function follow(requestId: string | null): Promise<void> {
    const { signal } = under.current
    setSending({ kind: 'sent' })
    // However the request ends, the status says where to go.
    if (requestId) await followReview(requestId, { signal }).catch(() => null)
    const depositor = signal.aborted ? null : await application.refetch().catch(() => null)
    if (!depositor || signal.aborted) return
    toasts.show(t('additional.sent.title'))
    await navigate(nextScreen(depositor), {
      replace: true,
      trustCachedGuard: true,
    })
  }

  /** Throws what was surely not sent; answers what was refused of it. */
  async function send(documents: readonly Document[], revision: string | null) {
    const controller = new AbortController()
    under.current = controller
    const { signal } = controller
    let isOut = false
    const onProgress = (fraction: number) => {
      isOut = fraction >= 1
      setSending({ kind: 'sending', fraction })
    }
    onProgress(0)
    try {
      const { requestId } = await sendDocuments(documents, { revision, signal, onProgress })
      return await follow(requestId)
    } catch (error) {
      if (signal.reason === LEFT) return undefined
      const fate = isOut && (signal.aborted || isOutcomeUnknown(error)) ? await lookForThem() : 'missing'
      if (fate === 'arrived') {
        under.current = new AbortController()
        return follow(null)
      }
      setSending({ kind: fate === 'unknown' ? 'unsure' : signal.aborted ? 'cancelled' : 'choosing' })
      if (fate === 'unknown' || signal.aborted) return undefined
      if (isChangedElsewhere(error) || failureOf(error).kind === 'forbidden')
        return showRemoteChange('moved-on')
      const refusal = documentRefusal(
        error,
        documents.map(({ kind }) => kind),
      )
      if (refusal) return refusal
      throw error
    }
  }

  return { sending, send, cancel: () => under.current.abort(new Error('Cancelled.')) }
}

/** Whether documents whose answer was lost have arrived: then the bank asks for none any more. */
async function lookForThem(): Promise<'arrived' | 'missing' | 'unknown'> {
  const progress = await fetchProgress().catch(() => null)
  if (!progress) return 'unknown'
  return progress.missingDocuments.length === 0 ? 'arrived' : 'missing'
}
