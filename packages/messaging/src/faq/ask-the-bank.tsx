import { ButtonLink } from '@coffer/router/link'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'

/** The way to write to the bank; what was looked for in vain becomes the subject. */
export function AskTheBank({ about = '' }: { about?: string }) {
  const t = useTranslations()
  const { write } = useMessageFlow()
  return (
    <ButtonLink to={write} variant="secondary" {...(about !== '' && { search: { subject: about } })}>
      {t('center.write')}
    </ButtonLink>
  )
}
