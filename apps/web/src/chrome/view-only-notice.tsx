import { depositorQuery } from '@coffer/api-client/depositor'
import { ButtonLink, type RoutePath, useRoute } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** The pages in the navigation of a VIEW_ONLY depositor. Other pages redirect to the first. */
const noticePaths: readonly RoutePath[] = ['/dashboard/documents', '/my-account']

/** Explains to a VIEW_ONLY depositor why most pages are closed. */
export function ViewOnlyNotice() {
  const t = useTranslations()
  const { path } = useRoute()
  // Fetched by the guard.
  const { data: depositor } = useQuery({ ...depositorQuery(), enabled: false })
  if (depositor?.registrationStatus !== 'VIEW_ONLY' || !noticePaths.includes(path)) return null
  return (
    <Notice
      severity="info"
      title={t('view-only.title')}
      action={
        <ButtonLink to="/registration/hold-account" variant="secondary">
          {t('view-only.action')}
        </ButtonLink>
      }
    >
      {t('view-only.text')}
    </Notice>
  )
}
