import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useWords } from '../words.ts'

/** The message arrived. Done leads to wherever the person stands. */
export function MessageSent({ subject, onAnother }: { subject: string; onAnother: () => void }) {
  const t = useWords()
  return (
    <ResultPage
      tone="success"
      title={t('sent.title')}
      action={
        <ButtonLink to="/login/entry" isFullWidth>
          {t('sent.done')}
        </ButtonLink>
      }
      secondary={
        <Button variant="quiet" onPress={onAnother}>
          {t('sent.another')}
        </Button>
      }
    >
      <p>{t('sent.text', { subject })}</p>
    </ResultPage>
  )
}
