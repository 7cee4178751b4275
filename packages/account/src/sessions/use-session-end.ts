import { endSession, fetchSessions, type OpenSession, sessionsQuery } from '@coffer/api-client/sessions'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { failureOf } from '@coffer/errors/failure-of'
import { useSubmission } from '@coffer/forms/use-submission'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Ends a session. After a lost response, the list shows whether it has ended. */
export function useSessionEnd({ onEnded }: { onEnded: (session: OpenSession) => void }) {
  const client = useQueryClient()
  const { queryKey } = sessionsQuery()
  const [chosenUuid, setChosenUuid] = useState<string | null>(null)
  const { state, submit } = useSubmission<OpenSession, void>({
    send: ({ uuid }) => endOpenSession(uuid),
    async verify({ uuid }) {
      const sessions = await fetchSessions()
      return sessions.some((session) => session.uuid === uuid) ? null : { answer: undefined }
    },
    touches: [queryKey],
    onAccepted: onEnded,
    onDone({ uuid }) {
      storeAnswer(client, queryKey, (sessions) => sessions?.filter((session) => session.uuid !== uuid))
    },
  })
  const isPending = state.status === 'pending'
  return {
    state,
    /** The session that is being ended, or null. */
    endingUuid: isPending ? chosenUuid : null,
    end(session: OpenSession) {
      if (isPending) return
      setChosenUuid(session.uuid)
      void submit(session)
    },
  }
}

/** A 404 means that the session has already ended, by itself or from another device. */
async function endOpenSession(uuid: string): Promise<void> {
  try {
    await endSession(uuid)
  } catch (error) {
    if (failureOf(error).kind !== 'missing') throw error
  }
}
