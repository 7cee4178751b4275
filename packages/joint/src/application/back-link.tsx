import { BackLink } from '@coffer/router/link'
import { useTranslations } from '../messages.ts'

export function BackToMyAccount() {
  const t = useTranslations()
  return <BackLink to="/my-account">{t('back.my-account')}</BackLink>
}

export function BackToHolder() {
  const t = useTranslations()
  return <BackLink to="/joint-account/account-holder">{t('back.holder')}</BackLink>
}
