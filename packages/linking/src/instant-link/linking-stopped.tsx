import { FailureNotice } from '@coffer/errors/failure-notice'
import { Button } from '@coffer/ui-kit/button'
import { Cluster } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import type { FastLinkResult } from './fastlink-outcome.ts'
import type { LinkingStage } from './instant-linking.ts'

const severities = { blocked: 'error', expired: 'warning', quit: 'info' } as const

interface LinkingStoppedProps {
  stage: Extract<LinkingStage, { status: 'stopped' | 'failed' | 'rejected' | 'unconfirmed' }>
  again: () => void
  checkAgain: (result: FastLinkResult) => void
  onManual?: (() => void) | undefined
}

/** Why linking stopped, and the next actions. */
export function LinkingStopped({ stage, again, checkAgain, onManual }: LinkingStoppedProps) {
  const t = useTranslations()
  const actions = (
    <Cluster gap={12}>
      <Button onPress={again}>{t('instant.again')}</Button>
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
        <Button onPress={() => checkAgain(stage.result)}>{t('instant.checkAgain')}</Button>
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
          title={t(stage.status === 'failed' ? 'instant.problem.title' : 'instant.turnedAway.title')}
          error={stage.error}
        />
      )}
      {actions}
    </>
  )
}
