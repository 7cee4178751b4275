import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'

/** Shown if no linked account is usable for the first deposit any more: links to linking another one and to help. */
export function NoUsableBank() {
  const t = useTranslations()
  return (
    <Stack gap={24}>
      <Notice severity="error" title={t('ready.noBank.title')}>
        {t('ready.noBank.body')}
      </Notice>
      <ButtonLink to="/registration/link-account-selection" isFullWidth>
        {t('ready.noBank.link')}
      </ButtonLink>
      <ButtonLink to="/registration/message-center/add-new-message" variant="quiet" isFullWidth>
        {t('ready.noBank.contact')}
      </ButtonLink>
    </Stack>
  )
}
