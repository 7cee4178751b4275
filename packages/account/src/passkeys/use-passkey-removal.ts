import { fetchPasskeys, type Passkey, passkeysQuery, removePasskey } from '@coffer/api-client/passkeys'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { failureOf } from '@coffer/errors/failure-of'
import { useSubmission } from '@coffer/forms/use-submission'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from '../messages.ts'

interface PasskeyRemovalOptions {
  onRemoved: () => void
  /** Returns whether a rejection requires a step-up, and starts it. */
  intercept: (error: unknown) => boolean
}

/**
 * Removes a passkey after a confirmation and a step-up. After a lost response, the list shows whether it was removed.
 */
export function usePasskeyRemoval({ onRemoved, intercept }: PasskeyRemovalOptions) {
  const t = useTranslations()
  const client = useQueryClient()
  const { queryKey } = passkeysQuery()
  const [selected, setSelected] = useState<Passkey | null>(null)
  const [interrupted, setInterrupted] = useState<Passkey | null>(null)
  const [removedCount, setRemovedCount] = useState(0)
  // Runs after the dialog has closed, because closing returns the focus in the same commit.
  useEffect(() => {
    if (removedCount > 0) onRemoved()
  }, [removedCount, onRemoved])
  const { state, submit, abandon } = useSubmission<Passkey, void>({
    send: ({ uuid }) => removeIfPresent(uuid),
    async verify({ uuid }) {
      const passkeys = await fetchPasskeys()
      return passkeys.some((passkey) => passkey.uuid === uuid) ? null : { answer: undefined }
    },
    touches: [queryKey],
    onAccepted: ({ name }) => toasts.show(t('passkeys.removed', { passkey: name })),
    onDone({ uuid }) {
      storeAnswer(client, queryKey, (passkeys) => passkeys?.filter((passkey) => passkey.uuid !== uuid))
      setSelected(null)
      setRemovedCount((count) => count + 1)
    },
    onRejected(error, passkey) {
      if (!intercept(error)) return undefined
      setInterrupted(passkey)
      return 'handled'
    },
  })
  return {
    selected,
    state,
    select: (passkey: Passkey) => {
      abandon()
      setSelected(passkey)
    },
    cancel: () => setSelected(null),
    /** Repeats a removal after its step-up. */
    repeat: () => {
      if (interrupted) void submit(interrupted)
    },
    async confirm() {
      if (selected) await submit(selected)
      setSelected(null)
    },
  }
}

/** A 404 means that the passkey was already removed on another device. */
async function removeIfPresent(uuid: string): Promise<void> {
  try {
    await removePasskey(uuid)
  } catch (error) {
    if (failureOf(error).kind !== 'missing') throw error
  }
}
