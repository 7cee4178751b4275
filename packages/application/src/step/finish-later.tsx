import { Link } from '@coffer/router/link'
import type { RoutePath } from '@coffer/router/routes'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'
import { useApplicationTranslations } from '../messages.ts'

interface FinishLaterProps {
  /** The screen that explains how to continue. */
  to: RoutePath
  /** The link that ends the application. */
  cancel: ReactNode
}

/** The link to finish later and the link to cancel, shown beside every step. */
export function FinishLater({ to, cancel }: FinishLaterProps) {
  const t = useApplicationTranslations()
  return (
    <Stack gap={12}>
      <SectionHeading>{t('finishLater.title')}</SectionHeading>
      <p>{t('finishLater.text')}</p>
      <p>
        <Link to={to}>{t('finishLater.action')}</Link>
      </p>
      <p>{cancel}</p>
    </Stack>
  )
}
