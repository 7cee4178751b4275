import { failureOf } from '@coffer/errors/failure-of'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { AnchorButton, Button } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import type { Opening } from './use-opening.ts'

interface OpenDocumentProps {
  opening: Opening
  /** Which document, for those who do not see what stands beside the button. */
  title: string
}

/** Opens one document. It says that it is a PDF, and that it opens in a new tab. */
export function OpenDocument({ opening, title }: OpenDocumentProps) {
  return (
    <Button variant="secondary" isBusy={opening.isAsking} onPress={opening.open}>
      <Label title={title} />
    </Button>
  )
}

function Label({ title }: { title: string }) {
  const t = useTranslations()
  return (
    <>
      <Icon name="external" size="small" />
      <span>
        {t('open')}
        <VisuallyHidden> {t('open.what', { title })}</VisuallyHidden>
      </span>
    </>
  )
}

/** What became of opening it, where it did not simply open. */
export function OpeningOutcome({ opening, title }: OpenDocumentProps) {
  const t = useTranslations()
  const { outcome, error, dismiss } = opening
  if (error) {
    const isGone = failureOf(error).kind === 'missing'
    return (
      <FailureNotice title={t('open.failed')} error={error} reason={isGone ? t('open.gone') : undefined} />
    )
  }
  if (outcome?.kind === 'gone' || outcome?.kind === 'unsafe') {
    return (
      <Notice severity="error" title={t('open.failed')} isAnnounced>
        {t(`open.${outcome.kind}`)}
      </Notice>
    )
  }
  if (outcome?.kind !== 'ready') return null
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
          <Label title={title} />
        </AnchorButton>
      }
    >
      {t('open.ready.why')}
    </Notice>
  )
}
