import { devicesQuery, forgetDevice, type RememberedDevice } from '@coffer/api-client/devices'
import { failureOf } from '@coffer/errors/failure-of'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'

/** Forgets a device once that was asked and confirmed. After a lost answer the list says what became of it. */
export function useForgetting({ onForgotten }: { onForgotten: () => void }) {
  const t = useTranslations()
  const client = useQueryClient()
  const { queryKey } = devicesQuery()
  const [asked, setAsked] = useState<RememberedDevice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function isGone({ uuid }: RememberedDevice): Promise<boolean> {
    const list = await client.fetchQuery({ ...devicesQuery(), staleTime: 0 }).catch(() => null)
    return list !== null && list.every((device) => device.uuid !== uuid)
  }

  async function forget(device: RememberedDevice): Promise<void> {
    try {
      await forgetDevice(device.uuid)
    } catch (thrown) {
      // Forgotten already: on another device, by time, or by a try whose answer was lost.
      if (failureOf(thrown).kind !== 'missing' && !(await isGone(device))) throw thrown
    }
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (list) => list?.filter(({ uuid }) => uuid !== device.uuid))
  }

  async function confirm(): Promise<void> {
    if (!asked || isBusy) return
    setBusy(true)
    try {
      await forget(asked)
      setAsked(null)
      toasts.show(t('devices.forgotten', { device: asked.name }))
      // After the dialog has given the focus back.
      requestAnimationFrame(onForgotten)
    } catch (thrown) {
      setAsked(null)
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }

  return {
    asked,
    isBusy,
    error,
    ask: (device: RememberedDevice) => {
      setError(null)
      setAsked(device)
    },
    keep: () => setAsked(null),
    confirm,
  }
}
