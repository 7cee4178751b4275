import { casesQuery } from '@coffer/api-client/cases'
import {
  fetchMessages,
  type Message,
  messagesQuery,
  type NewMessage,
  sendMessage,
} from '@coffer/api-client/messages'
import { providerNow } from '@coffer/api-client/transport'
import { failureOf } from '@coffer/errors/failure-of'
import { type FieldErrors, fieldErrors } from '@coffer/errors/field-errors'
import type { SubmissionState } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { findDelivered, mayBeDelivered, type OutgoingMessage } from './delivery.ts'
import { unansweredMessage } from './unanswered-message.ts'

export interface MessageSubmission {
  state: SubmissionState
  /** The uploaded part, from 0 to 1. */
  fraction: number
  isCanceled: boolean
  send: (message: NewMessage) => Promise<FieldErrors | undefined>
  cancel: () => void
  /** Checks whether a message whose response was lost was delivered. */
  check: () => Promise<void>
}

interface MessageSubmissionOptions {
  /** The name of the form, which its drafts are stored by. */
  form: string
  fields: readonly string[]
  onAccepted: () => void
  onDone: (message: Message) => void
}

const screenLeft = new Error('The screen was left.')

/**
 * Sends a message once: if its response was lost, its delivery is checked before another can be sent, also on a later
 * visit.
 */
export function useMessageSubmission({
  form,
  fields,
  onAccepted,
  onDone,
}: MessageSubmissionOptions): MessageSubmission {
  const client = useQueryClient()
  const { queryKey } = messagesQuery()
  const record = useMemo(() => unansweredMessage(form), [form])
  const upload = useRef<{ controller: AbortController; isComplete: boolean }>(null)
  const [fraction, setFraction] = useState(0)
  const [isCanceled, setCanceled] = useState(false)
  const wasLeft = () => upload.current?.controller.signal.reason === screenLeft

  const { state, submit, check } = useSubmission<OutgoingMessage, Message>({
    record,
    send(message) {
      const current = { controller: new AbortController(), isComplete: false }
      upload.current = current
      setCanceled(false)
      const onProgress = (uploaded: number) => {
        current.isComplete = uploaded >= 1
        setFraction(uploaded)
      }
      onProgress(0)
      return sendMessage(message, { signal: current.controller.signal, onProgress })
    },
    mayHaveArrived: (error) =>
      wasLeft() || mayBeDelivered(failureOf(error), upload.current?.isComplete ?? true),
    async verify(message) {
      // The next visit to the form checks the delivery.
      if (wasLeft()) throw screenLeft
      // Not through the query, whose request may have been sent before the message.
      const messages = await fetchMessages()
      client.setQueryData(queryKey, messages)
      const since = record.unconfirmed()?.since ?? message.since
      const answer = findDelivered(messages, { ...message, since })
      return answer ? { answer } : null
    },
    onAccepted(_, message) {
      client.setQueryData(queryKey, (known) =>
        known?.some(({ uuid }) => uuid === message.uuid) === false ? [message, ...known] : known,
      )
      void client.invalidateQueries({ queryKey })
      // A reply changes the state of a case.
      void client.invalidateQueries({ queryKey: casesQuery().queryKey })
      onAccepted()
    },
    onDone: (_, message) => onDone(message),
    onRejected(error) {
      if (!upload.current?.controller.signal.aborted) return fieldErrors(error, fields)
      setCanceled(true)
      return 'handled'
    },
  })

  const checkUnanswered = useEffectEvent(check)
  useEffect(() => {
    if (record.unconfirmed()) void checkUnanswered()
  }, [record])
  useEffect(() => () => upload.current?.controller.abort(screenLeft), [])

  return {
    state,
    fraction,
    isCanceled,
    send: (message) => submit({ ...message, since: providerNow() }),
    cancel: () => upload.current?.controller.abort(),
    check,
  }
}
