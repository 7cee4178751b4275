import { useRoute } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { useEffect, useRef } from 'react'
import { type Perspective, useApplicationTranslations } from '../messages.ts'
import { dismissRemoteChange, useRemoteChange } from './remote-change.ts'

/** The notice that another tab or device has changed the application. */
export function RemoteChangeNotice({ perspective }: { perspective: Perspective }) {
  const t = useApplicationTranslations(perspective)
  const change = useRemoteChange(useRoute().path)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (change?.isAnswer) frame.current?.focus()
  }, [change])
  if (!change) return null
  return (
    <div ref={frame} tabIndex={-1}>
      <Notice severity="warning" title={t('changed.title')} onDismiss={dismissRemoteChange} isAnnounced>
        {t(`changed.${change.effect}`)}
      </Notice>
    </div>
  )
}
