import { ButtonLink } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'

/** Back to all messages. */
export function BackLink() {
  const t = useTranslations()
  const { center } = useMessageFlow()
  return (
    <div>
      <ButtonLink to={center} variant="quiet">
        <Icon name="arrow-left" size="small" />
        {t('center.back')}
      </ButtonLink>
    </div>
  )
}
