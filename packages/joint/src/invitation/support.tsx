import { useBranding } from '@coffer/session/branding'
import { useTranslations } from '../messages.ts'

/** Support contacts for an invited person, who cannot log in yet. */
export function Support() {
  const t = useTranslations()
  const { emails } = useBranding()
  return <p>{t('support', { email: emails.support })}</p>
}
