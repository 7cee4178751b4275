import { failureOf } from '@coffer/errors/failure-of'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { AnchorButton, Button } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import type { DocumentOpener } from './use-document-opener.ts'

interface OpenDocumentProps {
  opener: DocumentOpener
  /** The document's title, for the accessible name of the button. */
  title: string
}

/** The button of one document; its name says that it is a PDF and opens in a new tab. */
export function OpenDocument({ opener, title }: OpenDocumentProps) {
  return (
    <Button variant="secondary" isBusy={opener.isLoading} onPress={opener.open}>
      <OpenLabel title={title} />
    </Button>
  )
}

function OpenLabel({ title }: { title: string }) {
  const t = useTranslations()
  return (
    <>
      <Icon name="external" size="small" />
      <span>
        <span>{t('open')}</span>
        <VisuallyHidden>{` ${t('open.what', { title })}`}</VisuallyHidden>
      </span>
    </>
  )
}

/** The notice of a document that was not opened: a failure, or a link to click. */
export function OpenOutcome({ opener, title }: OpenDocumentProps) {
  const t = useTranslations()
  const { outcome, error, dismiss } = opener
  if (error) {
    const isGone = failureOf(error).kind === 'missing'
    return (
      <FailureNotice title={t('open.failed')} error={error} reason={isGone ? t('open.gone') : undefined} />
    )
  }
  if (outcome?.status === 'gone' || outcome?.status === 'unsafe') {
    return (
      <Notice severity="error" title={t('open.failed')} isAnnounced>
        {t(`open.${outcome.status}`)}
      </Notice>
    )
  }
  if (outcome?.status !== 'ready') return null
  return (
    <Notice
      severity="info"
      title={t('open.ready')}
      isAnnounced
      action={
        <AnchorButton
          variant="secondary"
          href={outcome.address}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => setTimeout(dismiss)}
        >
          <OpenLabel title={title} />
        </AnchorButton>
      }
    >
      {t('open.ready.why')}
    </Notice>
  )
}
