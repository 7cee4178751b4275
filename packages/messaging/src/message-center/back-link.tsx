import { BackLink } from '@coffer/router/link'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'

/** The link to the message center; during an application, to that of the application. */
export function BackToMessages() {
  const t = useTranslations()
  const { center } = useMessageFlow()
  return <BackLink to={center}>{t('center.back')}</BackLink>
}
