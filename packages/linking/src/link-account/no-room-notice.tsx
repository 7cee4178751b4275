import { MAX_LINKED_BANKS } from '@coffer/domain/linked-banks'
import { ButtonLink } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { useLinkingFlow } from './linking-flow.ts'

/** Shown in place of the choice when the limit of linked banks is reached. */
export function NoRoomNotice() {
  const t = useTranslations()
  const { paths } = useLinkingFlow()
  return (
    <>
      <Notice severity="info" title={t('another.noRoom.title', { most: MAX_LINKED_BANKS })}>
        {t('another.noRoom.body')}
      </Notice>
      <ButtonLink to={paths.later} isFullWidth>
        {t('another.afterwards')}
      </ButtonLink>
    </>
  )
}
