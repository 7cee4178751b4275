import {
  depositorQuery,
  type DocumentKind,
  fetchProgress,
  followReview,
  sendDocuments,
} from '@coffer/api-client/depositor'
import { isChangedElsewhere } from '@coffer/application/conflict'
import { useShowRemoteChange } from '@coffer/application/use-show-remote-change'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { RejectionHandling } from '@coffer/errors/submission'
import { useSubmission } from '@coffer/errors/use-submission'
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

/** `received`: no request where its answer was lost. `cancelled`: before the upload was complete. */
type UploadAnswer = { status: 'received'; requestId: string | null } | { status: 'cancelled' }

/** Sends the documents once, follows their review, and opens the screen it leads to. Leaving cancels both. */
export function useDocumentUpload() {
  const t = useTranslations()
  const navigate = useNavigate()
  const application = useOwnApplication()
  const showRemoteChange = useShowRemoteChange({ ...application, isOpen: () => false })
  const [fraction, setFraction] = useState(0)
  const [isCancelled, setIsCancelled] = useState(false)
  const [isReceived, setIsReceived] = useState(false)
  const upload = useRef(new AbortController())
  useEffect(() => () => upload.current.abort(), [])

  async function send({ documents, revision }: Upload): Promise<UploadAnswer> {
    upload.current = new AbortController()
    const { signal } = upload.current
    let isOut = false
    const onProgress = (sent: number) => {
      isOut = sent >= 1
      setFraction(sent)
    }
    onProgress(0)
    setIsCancelled(false)
    try {
      const { requestId } = await sendDocuments(documents, { revision, signal, onProgress })
      return { status: 'received', requestId }
    } catch (error) {
      setIsCancelled(signal.aborted)
      if (signal.aborted && !isOut) return { status: 'cancelled' }
      throw error
    }
  }

  const { state, submit } = useSubmission<Upload, UploadAnswer>({
    send,
    async verify() {
      const { missingDocuments } = await fetchProgress()
      return missingDocuments.length === 0 ? { answer: { status: 'received', requestId: null } } : null
    },
    touches: [depositorQuery().queryKey],
    onAccepted: (_, { status }) => setIsReceived(status === 'received'),
    async follow(answer, { signal }) {
      if (answer.status === 'cancelled' || answer.requestId === null) return
      // However the request ends, the status of the application decides the next screen.
      await followReview(answer.requestId, { signal }).catch(() => null)
    },
    async onDone(_, { status }) {
      const depositor = status === 'received' && (await application.refetch().catch(() => null))
      if (!depositor) return
      toasts.show(t('additional.sent.title'))
      await navigate(nextScreen(depositor), { replace: true, trustCachedGuard: true })
    },
    async onRejected(error, { documents }): Promise<RejectionHandling> {
      if (isChangedElsewhere(error) || failureOf(error).kind === 'forbidden')
        return showRemoteChange('moved-on')
      const kinds = documents.map(({ kind }) => kind)
      return fieldErrors(error, kinds, (rejected) => rejectedDocument(rejected, kinds))
    },
  })

  return { state, submit, fraction, isCancelled, isReceived, cancel: () => upload.current.abort() }
}
