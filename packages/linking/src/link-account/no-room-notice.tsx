import { MOST_LINKED_BANKS } from '@coffer/domain/linked-banks'
import { ButtonLink } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { useLinkingFlow } from './linking-flow.ts'

/** In place of the choice while there are as many banks as there may be. */
export function NoRoomNotice() {
  const t = useTranslations()
  const { paths } = useLinkingFlow()
  return (
    <>
      <Notice severity="info" title={t('another.noRoom.title', { most: MOST_LINKED_BANKS })}>
        {t('another.noRoom.body')}
      </Notice>
      <ButtonLink to={paths.later} isFullWidth>
        {t('another.afterwards')}
      </ButtonLink>
    </>
  )
}
