import { FailureNotice } from '@coffer/errors/failure-notice'
import { Button } from '@coffer/ui-kit/button'
import { Cluster } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import type { FastLinkResult } from './fastlink-outcome.ts'
import type { LinkingStage } from './instant-linking.ts'

const severities = { blocked: 'error', expired: 'warning', quit: 'info' } as const

interface LinkingStoppedProps {
  stage: Extract<LinkingStage, { at: 'stopped' | 'refused' | 'turned-away' | 'unconfirmed' }>
  again: () => void
  checkAgain: (result: FastLinkResult) => void
  onManual?: (() => void) | undefined
}

/** Why linking did not go on, and the ways on from here. */
export function LinkingStopped({ stage, again, checkAgain, onManual }: LinkingStoppedProps) {
  const t = useTranslations()
  const ways = (
    <Cluster gap={12}>
      <Button onPress={again}>{t('instant.again')}</Button>
      {onManual && (
        <Button variant="secondary" onPress={onManual}>
          {t('instant.manual')}
        </Button>
      )}
    </Cluster>
  )
  if (stage.at === 'unconfirmed') {
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
      {stage.at === 'stopped' ? (
        <Notice severity={severities[stage.because]} title={t(`instant.${stage.because}.title`)} isAnnounced>
          {t(`instant.${stage.because}.body`)}
        </Notice>
      ) : (
        <FailureNotice
          title={t(stage.at === 'refused' ? 'instant.problem.title' : 'instant.turnedAway.title')}
          error={stage.error}
        />
      )}
      {ways}
    </>
  )
}
