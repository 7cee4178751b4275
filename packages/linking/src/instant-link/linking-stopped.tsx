import { FailureNotice } from '@coffer/errors/failure-notice'
import { Button } from '@coffer/ui-kit/button'
import { Cluster } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import type { LinkingStage } from './use-instant-link.ts'

const severities = { blocked: 'error', expired: 'warning', quit: 'info' } as const

interface LinkingStoppedProps {
  stage: Extract<LinkingStage, { status: 'stopped' | 'failed' | 'rejected' | 'unconfirmed' }>
  retry: () => void
  onManual?: (() => void) | undefined
}

/** Why linking stopped, and the next actions. */
export function LinkingStopped({ stage, retry, onManual }: LinkingStoppedProps) {
  const t = useTranslations()
  const actions = (
    <Cluster gap={12}>
      <Button onPress={retry}>{t('instant.again')}</Button>
      {onManual && (
        <Button variant="secondary" onPress={onManual}>
          {t('instant.manual')}
        </Button>
      )}
    </Cluster>
  )
  if (stage.status === 'unconfirmed') {
    return (
      <>
        <FailureNotice title={t('instant.unconfirmed.title')} error={stage.error}>
          <p>{t('instant.unconfirmed.body')}</p>
        </FailureNotice>
        <Button onPress={stage.checkAgain}>{t('instant.checkAgain')}</Button>
      </>
    )
  }
  return (
    <>
      {stage.status === 'stopped' ? (
        <Notice severity={severities[stage.reason]} title={t(`instant.${stage.reason}.title`)} isAnnounced>
          {t(`instant.${stage.reason}.body`)}
        </Notice>
      ) : (
        <FailureNotice
          title={t(stage.status === 'failed' ? 'instant.problem.title' : 'instant.rejected.title')}
          error={stage.error}
        />
      )}
      {actions}
    </>
  )
}
