import { TextAnchor } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/flow'
import { Notice } from '@coffer/ui-kit/notice'
import { logInError, wayOut } from './log-in-errors.ts'
import type { LogInStage } from './use-log-in.ts'
import { useTranslations } from './messages.ts'
import { registered } from '../results.ts'

interface LogInRefusalProps {
  refused: Extract<LogInStage, { kind: 'refused' }>
  hrefs: { forgotPassword: string; sendAgain: string }
}

/** Why the log-in did not go through, and what there is to do. */
export function LogInRefusal({ refused: { failure, email }, hrefs }: LogInRefusalProps) {
  const t = useTranslations()
  const saying = logInError(failure)
  const ways = {
    unlock: <TextAnchor href={hrefs.forgotPassword}>{t('error.locked.way-out')}</TextAnchor>,
    'send-again': (
      // That screen knows by this to whom.
      <TextAnchor href={hrefs.sendAgain} onClick={() => registered.record({ email, maskedEmail: email })}>
        {t('error.unverified.way-out')}
      </TextAnchor>
    ),
  }
  const way = wayOut(failure)
  return (
    <Notice severity="error" title={t('error.title')} action={way && ways[way]} isAnnounced>
      <Stack gap={8}>
        <p>{'text' in saying ? saying.text : t(saying.key, { count: saying.count ?? 0 })}</p>
        {failure.invocationId && <p>{t('error.reference', { reference: failure.invocationId })}</p>}
      </Stack>
    </Notice>
  )
}
