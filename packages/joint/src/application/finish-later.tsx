import { jointProgressQuery } from '@coffer/api-client/joint'
import { FinishLater as FinishLaterAside } from '@coffer/application/finish-later'
import { useApplicationTranslations } from '@coffer/application/messages'
import { Link } from '@coffer/router/link'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/**
 * The links to finish later and to close the application, shown on every step; before the first save, a link to leave.
 */
export function FinishLater() {
  const t = useTranslations()
  const { data: holder } = useQuery({ ...jointProgressQuery(), enabled: false })
  if (!holder) return <NotStarted />
  return (
    <FinishLaterAside
      to="/joint-account/saved"
      cancel={<Link to="/joint-account/close-application">{t('close.link')}</Link>}
    />
  )
}

function NotStarted() {
  const t = useTranslations()
  const tApplication = useApplicationTranslations()
  return (
    <Stack gap={12}>
      <SectionHeading>{tApplication('finishLater.title')}</SectionHeading>
      <p>{t('notStarted.text')}</p>
      <p>
        <Link to="/my-account">{t('notStarted.leave')}</Link>
      </p>
    </Stack>
  )
}
