import { useBranding } from '@coffer/session/branding'
import { useWords } from './words.ts'

/** Where help is to be had by somebody who cannot log in yet. */
export function Support() {
  const t = useWords()
  const { emails } = useBranding()
  return <p>{t('support', { email: emails.support })}</p>
}
