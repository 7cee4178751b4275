import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Application } from '../application/application.tsx'
import { Back } from '../application/back.tsx'
import { Navigate } from '@coffer/router/navigate'
import { nameOf } from '../application/name.ts'
import { useTranslations } from '../messages.ts'
import { EditEmailForm } from './edit-email-form.tsx'

/** `/joint-account/edit-email`: another email for the invitation that is out. */
export function EditEmailScreen() {
  const t = useTranslations()
  return (
    <Stack gap={24} width="form">
      <Back to="/joint-account/account-holder" />
      <Application level={1}>
        {(holder) =>
          holder ? (
            <Stack gap={24}>
              <PageHeading title={t('editEmail.title', { name: nameOf(holder) })}>
                {t('editEmail.why', { email: holder.email })}
              </PageHeading>
              <EditEmailForm email={holder.email} />
            </Stack>
          ) : (
            <Navigate to="/joint-account/account-holder" />
          )
        }
      </Application>
    </Stack>
  )
}
