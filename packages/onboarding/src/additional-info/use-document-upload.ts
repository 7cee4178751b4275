import {
  depositorQuery,
  type DocumentKind,
  fetchProgress,
  followReview,
  sendDocuments,
} from '@coffer/api-client/depositor'
import { isChangedElsewhere } from '@coffer/application/conflict'
import { useShowRemoteChange } from '@coffer/application/use-show-remote-change'
import { isOutcomeUnknown } from '@coffer/errors/definitive-rejection'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { RejectionHandling } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { useEffect, useRef, useState } from 'react'
import { nextScreen, useOwnApplication } from '../application/use-own-application.ts'
import { useTranslations } from '../messages.ts'
import { rejectedDocument } from './rejected-document.ts'

interface Upload {
  documents: readonly { kind: DocumentKind; file: File }[]
  revision: string | null
}

/** Sends the documents once, follows their review and opens the next screen. Unmounting cancels both. */
export function useDocumentUpload() {
  const t = useTranslations()
  const navigate = useNavigate()
  const application = useOwnApplication()
  const showRemoteChange = useShowRemoteChange({ ...application, isOpen: () => false })
  const [fraction, setFraction] = useState(0)
  const [isCancelled, setIsCancelled] = useState(false)
  const [isReceived, setIsReceived] = useState(false)
  const upload = useRef({ controller: new AbortController(), isComplete: false })
  useEffect(() => () => upload.current.controller.abort(), [])

  // The answer is the id of the review’s request, or null after a lost response.
  const { state, submit } = useSubmission<Upload, string | null>({
    async send({ documents, revision }) {
      const current = { controller: new AbortController(), isComplete: false }
      upload.current = current
      const onProgress = (sent: number) => {
        current.isComplete = sent >= 1
        setFraction(sent)
      }
      onProgress(0)
      setIsCancelled(false)
      const { signal } = current.controller
      return (await sendDocuments(documents, { revision, signal, onProgress })).requestId
    },
    mayHaveArrived: (error) => upload.current.isComplete && isOutcomeUnknown(error),
    async verify() {
      const { missingDocuments } = await fetchProgress()
      return missingDocuments.length === 0 ? { answer: null } : null
    },
    touches: [depositorQuery().queryKey],
    onAccepted: () => setIsReceived(true),
    async follow(requestId, { signal }) {
      // The status of the application decides the next screen, regardless of the result of the request.
      if (requestId !== null) await followReview(requestId, { signal }).catch(() => null)
    },
    async onDone() {
      const depositor = await application.refetch().catch(() => null)
      if (!depositor) return
      toasts.show(t('additional.sent.title'))
      await navigate(nextScreen(depositor), { replace: true, trustCachedGuard: true })
    },
    async onRejected(error, { documents }): Promise<RejectionHandling> {
      if (upload.current.controller.signal.aborted) return 'handled'
      if (isChangedElsewhere(error) || failureOf(error).kind === 'forbidden')
        return showRemoteChange('moved-on')
      const kinds = documents.map(({ kind }) => kind)
      return fieldErrors(error, kinds, (rejected) => rejectedDocument(rejected, kinds))
    },
  })

  function cancel(): void {
    setIsCancelled(true)
    upload.current.controller.abort()
  }

  return { state, submit, fraction, isCancelled, isReceived, cancel }
}
