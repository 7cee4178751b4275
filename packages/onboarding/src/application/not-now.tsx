import { Link } from '@coffer/router/link'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { CancelLink } from './cancel-link.tsx'

/** Beside every step: the way to finish later, and the way out. */
export function NotNow() {
  const t = useTranslations()
  return (
    <Stack gap={12}>
      <SectionHeading>{t('notNow.title')}</SectionHeading>
      <p>{t('notNow.text')}</p>
      <p>
        <Link to="/login/registration-home">{t('notNow.later')}</Link>
      </p>
      <p>
        <CancelLink />
      </p>
    </Stack>
  )
}
