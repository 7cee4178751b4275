import { safeDownload } from '@coffer/domain/links'
import { useLanguage } from '@coffer/i18n/language'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from '../messages.ts'
import { openWaitingTab } from './waiting-tab.ts'

/** A link made for this press; null where the document is there no more. */
export type AskForLink = () => Promise<string | null>

/** What became of asking: shown, a link to press where no tab may be opened, or not to be opened at all. */
type Outcome = { kind: 'opened' } | { kind: 'ready'; address: string } | { kind: 'gone' } | { kind: 'unsafe' }

export interface Opening {
  isAsking: boolean
  outcome: Outcome | undefined
  error: unknown
  open: () => void
  dismiss: () => void
}

/** Links last 15 minutes; one that waits to be pressed is taken away well before. */
const READY_MS = 10 * 60_000

/** Opens a document in a tab of its own, by a link that is asked for at the press. */
export function useOpening(askForLink: AskForLink): Opening {
  const t = useTranslations()
  const { language } = useLanguage()
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (tab: Window | null) => showIn(tab, askForLink),
    // Offline it fails at once and says so; it does not wait behind an empty tab.
    networkMode: 'always',
  })

  const isReady = data?.kind === 'ready'
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(reset, READY_MS)
    return () => clearTimeout(timer)
  }, [isReady, reset])

  return {
    isAsking: isPending,
    outcome: data,
    error,
    open: () => mutate(openWaitingTab({ language, text: t('open.tab') })),
    dismiss: reset,
  }
}

async function showIn(tab: Window | null, askForLink: AskForLink): Promise<Outcome> {
  const outcome = await outcomeOf(askForLink).catch((thrown: unknown) => {
    tab?.close()
    throw thrown
  })
  if (outcome.kind !== 'ready') {
    tab?.close()
    return outcome
  }
  if (!tab || tab.closed) return outcome
  tab.location.replace(outcome.address)
  return { kind: 'opened' }
}

async function outcomeOf(askForLink: AskForLink): Promise<Exclude<Outcome, { kind: 'opened' }>> {
  const link = await askForLink()
  if (link === null) return { kind: 'gone' }
  const address = safeDownload(link, location.origin)
  return address === null ? { kind: 'unsafe' } : { kind: 'ready', address }
}
