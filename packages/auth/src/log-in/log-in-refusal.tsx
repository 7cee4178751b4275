import type { Failure } from '@coffer/api-client/transport'
import { TextAnchor } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { logInError } from './log-in-errors.ts'
import { useWords } from './words.ts'

/** Why the log-in did not go through, and what there is to do. */
export function LogInRefusal({ failure, resetHref }: { failure: Failure; resetHref: string }) {
  const t = useWords()
  const saying = logInError(failure)
  const isLocked = failure.kind === 'forbidden'
  return (
    <Notice
      severity="error"
      title={t('error.title')}
      action={isLocked && <TextAnchor href={resetHref}>{t('error.locked.way-out')}</TextAnchor>}
      isAnnounced
    >
      <Stack gap={8}>
        <p>{'text' in saying ? saying.text : t(saying.key, { count: saying.count ?? 0 })}</p>
        {failure.invocationId && <p>{t('error.reference', { reference: failure.invocationId })}</p>}
      </Stack>
    </Notice>
  )
}
