import { ButtonLink } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useTranslations } from '../messages.ts'

/** Shown in place of the manual form if only instant linking is offered. */
export function ManualNotOffered() {
  const t = useTranslations()
  const { paths } = useLinkingFlow()
  return (
    <>
      <Notice severity="info" title={t('bank.notOffered.title')}>
        {t('bank.notOffered.body')}
      </Notice>
      <ButtonLink to={paths.selection} isFullWidth>
        {t('bank.notOffered.action')}
      </ButtonLink>
    </>
  )
}
