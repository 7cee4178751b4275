import { safeDownload } from '@coffer/domain/links'
import { useLanguage } from '@coffer/i18n/language'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from '../messages.ts'

/** Fetches a fresh link; null if the document no longer exists. */
export type FetchLink = () => Promise<string | null>

/** `ready`: a link to click, if the browser blocked the tab. */
type Outcome =
  | { status: 'opened' }
  | { status: 'ready'; address: string }
  | { status: 'gone' }
  | { status: 'unsafe' }

export interface DocumentOpener {
  isLoading: boolean
  outcome: Outcome | undefined
  error: unknown
  open: () => void
  dismiss: () => void
}

/** Links are valid for 15 minutes; an unused one is removed well before. */
const READY_MS = 10 * 60_000

/** Opens a document in a new tab, by a link that is fetched on click. */
export function useDocumentOpener(fetchLink: FetchLink): DocumentOpener {
  const t = useTranslations()
  const { language } = useLanguage()
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (tab: Window | null) => openInTab(tab, fetchLink),
    // Offline, the request fails at once instead of waiting behind an empty tab.
    networkMode: 'always',
  })

  const isReady = data?.status === 'ready'
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(reset, READY_MS)
    return () => clearTimeout(timer)
  }, [isReady, reset])

  return {
    isLoading: isPending,
    outcome: data,
    error,
    open: () => mutate(openBlankTab({ language, text: t('open.tab') })),
    dismiss: reset,
  }
}

async function openInTab(tab: Window | null, fetchLink: FetchLink): Promise<Outcome> {
  const outcome = await fetchOutcome(fetchLink).catch((thrown: unknown) => {
    tab?.close()
    throw thrown
  })
  if (outcome.status !== 'ready') {
    tab?.close()
    return outcome
  }
  if (!tab || tab.closed) return outcome
  tab.location.replace(outcome.address)
  return { status: 'opened' }
}

async function fetchOutcome(fetchLink: FetchLink): Promise<Exclude<Outcome, { status: 'opened' }>> {
  const link = await fetchLink()
  if (link === null) return { status: 'gone' }
  const address = safeDownload(link, location.origin)
  return address === null ? { status: 'unsafe' } : { status: 'ready', address }
}

/** The content of the tab until the document has loaded. */
interface BlankTabText {
  language: string
  text: string
}

/**
 * Opens a new tab before the document's link is fetched, since browsers allow a tab only while a click is handled.
 * The tab has no opener. Null if the browser blocks it.
 */
function openBlankTab({ language, text }: BlankTabText): Window | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  tab.opener = null
  const { documentElement, body } = tab.document
  documentElement.lang = language
  tab.document.title = text
  body.textContent = text
  Object.assign(body.style, { margin: '2rem', font: '1rem/1.5 Lato, Arial, sans-serif' })
  return tab
}
