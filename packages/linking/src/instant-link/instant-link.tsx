import { FailureNotice } from '@coffer/errors/failure-notice'
import { Button } from '@coffer/ui-kit/button'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { LoadingRegion, Skeleton } from '@coffer/ui-kit/skeleton'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { type LinkingCallbacks, type LinkingStage, useInstantLink } from './use-instant-link.ts'

const Frame = styled.section`
  ${cardStyles}
  overflow: hidden;
  /* Keeps the window clear of the header and the bottom navigation. */
  scroll-margin-block: 4.25rem 4.75rem;

  iframe {
    display: block;
    width: 100%;
    /* At most the height of a phone screen, so that its buttons are within one scroll. */
    height: clamp(22rem, 100dvh - 9rem, 44rem);
    border: 0;
  }
`

interface InstantLinkProps extends LinkingCallbacks {
  /** Returns to the choice of a linking method. */
  onLeave: () => void
  /** Opens the bank details form; undefined if it is not offered. */
  onManual?: (() => void) | undefined
}

/** The window of the linking service inside the page. Each attempt is a new session. */
export function InstantLink(props: InstantLinkProps) {
  const [attempt, setAttempt] = useState(0)
  return <LinkingAttempt key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />
}

function LinkingAttempt({
  onLinked,
  onFailed,
  onLeave,
  onManual,
  retry,
}: InstantLinkProps & { retry: () => void }) {
  const t = useTranslations()
  const container = useRef<HTMLDivElement>(null)
  const stage = useInstantLink(container, { onLinked, onFailed })
  useEffect(() => {
    if (stage.status === 'open') container.current?.scrollIntoView({ block: 'nearest' })
  }, [stage.status])
  const isUnderWay = stage.status === 'opening' || stage.status === 'open' || stage.status === 'finishing'
  return (
    <Stack gap={24}>
      {stage.status === 'opening' && (
        <LoadingRegion>
          <p>{t('instant.opening')}</p>
          <Skeleton shape="chart" />
        </LoadingRegion>
      )}
      {stage.status === 'finishing' && <output>{t('instant.finishing')}</output>}
      <Frame ref={container} aria-label={t('instant.frame.label')} hidden={stage.status !== 'open'} />
      {!isUnderWay && <LinkingStopped stage={stage} retry={retry} onManual={onManual} />}
      {stage.status !== 'finishing' && (
        <Button variant="quiet" onPress={onLeave}>
          {t('instant.leave')}
        </Button>
      )}
    </Stack>
  )
}

const severities = { blocked: 'error', expired: 'warning', quit: 'info' } as const

interface LinkingStoppedProps {
  stage: Extract<LinkingStage, { status: 'stopped' | 'failed' | 'rejected' | 'unconfirmed' }>
  retry: () => void
  onManual?: (() => void) | undefined
}

/** Why linking stopped, and the next actions. */
function LinkingStopped({ stage, retry, onManual }: LinkingStoppedProps) {
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
