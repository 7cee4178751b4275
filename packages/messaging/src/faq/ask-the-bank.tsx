import { ButtonLink } from '@coffer/router/link'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'

/** A link to a new message, with the search text as its subject. */
export function AskTheBank({ about = '' }: { about?: string }) {
  const t = useTranslations()
  const { write } = useMessageFlow()
  return (
    <ButtonLink to={write} variant="secondary" {...(about !== '' && { search: { subject: about } })}>
      {t('center.write')}
    </ButtonLink>
  )
}
