import { jointProgressQuery } from '@coffer/api-client/joint'
import { Link } from '@coffer/router/link'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** Beside every step: the way to finish later, and the way out. */
export function NotNow() {
  const t = useTranslations()
  const { data: holder } = useQuery({ ...jointProgressQuery(), enabled: false })
  if (!holder) {
    return (
      <Stack gap={12}>
        <SectionHeading>{t('notNow.title')}</SectionHeading>
        <p>{t('notNow.nothing')}</p>
        <p>
          <Link to="/my-account">{t('notNow.leave')}</Link>
        </p>
      </Stack>
    )
  }
  return (
    <Stack gap={12}>
      <SectionHeading>{t('notNow.title')}</SectionHeading>
      <p>{t('notNow.text')}</p>
      <p>
        <Link to="/joint-account/saved">{t('notNow.later')}</Link>
      </p>
      <p>
        <Link to="/joint-account/close-application">{t('close.link')}</Link>
      </p>
    </Stack>
  )
}
