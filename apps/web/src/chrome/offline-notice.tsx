import { Notice } from '@coffer/ui-kit/notice'
import { useSyncExternalStore } from 'react'
import { useTranslations } from '../messages.ts'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const t = useTranslations()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <Notice severity="warning" title={t('offline.title')}>
      {t('offline.text')}
    </Notice>
  )
}
