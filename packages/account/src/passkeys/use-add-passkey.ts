import {
  addPasskey,
  challengeNewPasskey,
  fetchPasskeys,
  type Passkey,
  passkeysQuery,
} from '@coffer/api-client/passkeys'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { createPasskey } from '@coffer/passkeys/ceremony'
import { type CeremonySubmission, useCeremonySubmission } from '@coffer/passkeys/use-ceremony-submission'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

interface AddPasskeyOptions {
  onAdded: () => void
  /** Returns whether a rejection requires a step-up, and starts it. */
  intercept: (error: unknown) => boolean
}

/** Adds a passkey with the given name. After a lost response, the list shows whether it was added. */
export function useAddPasskey({ onAdded, intercept }: AddPasskeyOptions): CeremonySubmission<string> {
  const t = useTranslations()
  const client = useQueryClient()
  const { queryKey } = passkeysQuery()
  return useCeremonySubmission<string, Passkey>({
    async send(name) {
      const created = await createPasskey(await challengeNewPasskey())
      return addPasskey({ ...created, name })
    },
    async verify() {
      const before = new Set(client.getQueryData(queryKey)?.map(({ uuid }) => uuid))
      const added = (await fetchPasskeys()).find(({ uuid }) => !before.has(uuid))
      return added ? { answer: added } : null
    },
    touches: [queryKey],
    onAccepted(_, added) {
      storeAnswer(client, queryKey, (list = []) => [...list.filter(({ uuid }) => uuid !== added.uuid), added])
      toasts.show(t('passkeys.add.done', { passkey: added.name }))
    },
    onDone: onAdded,
    onRejected: (error) => (intercept(error) ? 'handled' : undefined),
  })
}
