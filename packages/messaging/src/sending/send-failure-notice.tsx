import { useBranding } from '@coffer/session/branding'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useWords } from '../words.ts'
import { failureOf, sendFailureWords } from './send-failure.ts'

/** Why the message was not sent, that it is kept, and the reference for support. */
export function SendFailure({ error }: { error: unknown }) {
  const t = useWords()
  const { emails } = useBranding()
  const failure = failureOf(error)
  const { key, values } = { values: {}, ...sendFailureWords(failure, emails.support) }
  return (
    <Notice severity="error" title={t('failure.title')} isAnnounced>
      <Stack gap={8}>
        <p>{t(key, values)}</p>
        <p>{t('failure.kept')}</p>
        {failure.invocationId && <p>{t('failure.reference', { reference: failure.invocationId })}</p>}
      </Stack>
    </Notice>
  )
}
