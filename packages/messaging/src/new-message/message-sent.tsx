import type { Message } from '@coffer/api-client/messages'
import { ButtonLink } from '@coffer/router/link'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'

/** The message arrived. Its thread is where the answer will be; done leads to wherever the person stands. */
export function MessageSent({ message: { subject, threadUuid } }: { message: Message }) {
  const t = useTranslations()
  const { center } = useMessageFlow()
  return (
    <ResultPage
      tone="success"
      title={t('sent.title')}
      action={
        <ButtonLink to={center} search={{ thread: threadUuid }}>
          {t('sent.see')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/login/entry" variant="quiet">
          {t('sent.done')}
        </ButtonLink>
      }
    >
      <p>{t('sent.text', { subject })}</p>
    </ResultPage>
  )
}
