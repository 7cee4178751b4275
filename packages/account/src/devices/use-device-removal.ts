import { devicesQuery, fetchDevices, forgetDevice, type RememberedDevice } from '@coffer/api-client/devices'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { failureOf } from '@coffer/errors/failure-of'
import { useSubmission } from '@coffer/forms/use-submission'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from '../messages.ts'

/** Removes a device after a confirmation. After a lost response, the list shows whether the removal succeeded. */
export function useDeviceRemoval({ onForgotten }: { onForgotten: () => void }) {
  const t = useTranslations()
  const client = useQueryClient()
  const { queryKey } = devicesQuery()
  const [selected, setSelected] = useState<RememberedDevice | null>(null)
  const [forgottenCount, setForgottenCount] = useState(0)
  // Runs after the dialog has closed, because closing returns the focus in the same commit.
  useEffect(() => {
    if (forgottenCount > 0) onForgotten()
  }, [forgottenCount, onForgotten])
  const { state, submit, abandon } = useSubmission<RememberedDevice, void>({
    send: ({ uuid }) => forgetRemembered(uuid),
    async verify({ uuid }) {
      const devices = await fetchDevices()
      return devices.some((device) => device.uuid === uuid) ? null : { answer: undefined }
    },
    touches: [queryKey],
    onAccepted: ({ name }) => toasts.show(t('devices.forgotten', { device: name })),
    onDone({ uuid }) {
      storeAnswer(client, queryKey, (devices) => devices?.filter((device) => device.uuid !== uuid))
      setSelected(null)
      setForgottenCount((count) => count + 1)
    },
  })
  return {
    selected,
    state,
    select: (device: RememberedDevice) => {
      abandon()
      setSelected(device)
    },
    cancel: () => setSelected(null),
    async confirm() {
      if (selected) await submit(selected)
      setSelected(null)
    },
  }
}

/** A 404 means that the device was already removed elsewhere, or has expired. */
async function forgetRemembered(uuid: string): Promise<void> {
  try {
    await forgetDevice(uuid)
  } catch (error) {
    if (failureOf(error).kind !== 'missing') throw error
  }
}
