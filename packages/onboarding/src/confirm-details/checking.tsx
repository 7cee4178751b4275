import { Reference } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { ProgressBar } from '@coffer/ui-kit/progress-bar'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslations } from '../messages.ts'
import type { Confirmation } from './use-confirmation.ts'

// §9: the review is followed for 300 s at most.
const LONGEST_MS = 300_000

interface CheckingProps {
  confirmation: Exclude<Confirmation, { status: 'form' }>
  onLook: () => void
}

/** The running identity review, or why its state is unknown. */
export function Checking({ confirmation, onLook }: CheckingProps) {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  if (confirmation.status !== 'following') return <Stopped confirmation={confirmation} onLook={onLook} />
  return <Following elapsedMs={confirmation.elapsedMs} isOnline={isOnline} />
}

function Following({ elapsedMs, isOnline }: { elapsedMs: number; isOnline: boolean }) {
  const t = useTranslations()
  const state = isOnline ? 'checking' : 'checking.offline'
  return (
    <ResultPage tone="waiting" title={t(`${state}.title`)}>
      <Stack gap={16}>
        <p>{t(`${state}.text`)}</p>
        <ProgressBar percent={Math.round((elapsedMs / LONGEST_MS) * 100)} label={t('checking.progress')} />
        <p>{t('checking.stay')}</p>
      </Stack>
    </ResultPage>
  )
}

type Halt = Exclude<CheckingProps['confirmation'], { status: 'following' }>

function Stopped({ confirmation, onLook }: { confirmation: Halt; onLook: () => void }) {
  const t = useTranslations()
  return (
    <ResultPage
      tone="info"
      title={t(`checking.${confirmation.status}.title`)}
      action={
        <Button
          onPress={onLook}
          isBusy={confirmation.status === 'unsure' && confirmation.isLooking}
          isFullWidth
        >
          {t('checking.look')}
        </Button>
      }
      secondary={
        <ButtonLink to="/registration/message-center/add-new-message" variant="quiet">
          {t('checking.support')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{t(`checking.${confirmation.status}.text`)}</p>
        {confirmation.status === 'lost' && <Reference of={failureOf(confirmation.error)} />}
      </Stack>
    </ResultPage>
  )
}
