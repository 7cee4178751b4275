import { Notice } from '@coffer/ui-kit/notice'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useDetailWords, type Perspective } from '../messages.ts'

/**
 * What another tab or device did to the application while a screen stood open here, and what became of what was typed:
 * `replaced` in part, `untouched`, or left behind as the application `moved-on`; a `review` is to be looked at again.
 */
export interface Change {
  kind: 'moved-on' | 'replaced' | 'untouched' | 'review'
  /** The screen that says so. */
  at: string
  /** It is the answer to something the person did. */
  isAnswer: boolean
}

// With the answers of the provider, so that it is this tab's own and goes when they go.
const queryKey = ['application-changed']

/** Says on a screen that the application has changed, and takes it back. */
export function useChange() {
  const client = useQueryClient()
  return useMemo(
    () => ({
      say: (change: Change) => void client.setQueryData(queryKey, change),
      unsay: () => void client.setQueryData(queryKey, null),
    }),
    [client],
  )
}

/** What is shown at `path` is not what the person last saw here, and why. */
export function ChangedNotice({ path, whose = 'own' }: { path: string; whose?: Perspective }) {
  const t = useDetailWords(whose)
  const { unsay } = useChange()
  const { data: change } = useQuery<Change | null>({
    queryKey,
    queryFn: skipToken,
    // Said once more, it is news once more.
    structuralSharing: false,
  })
  const frame = useRef<HTMLDivElement>(null)
  const shown = change?.at === path ? change : null
  useEffect(() => {
    if (shown?.isAnswer) frame.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={frame} tabIndex={-1}>
      <Notice severity="warning" title={t('changed.title')} onDismiss={unsay} isAnnounced>
        {t(`changed.${shown.kind}`)}
      </Notice>
    </div>
  )
}
