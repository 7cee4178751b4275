import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { PageFrame } from '@coffer/ui-kit/page'
import { HolderApplication } from '../application/holder-application.tsx'
import { BackToHolder } from '../application/back-link.tsx'
import { holderName } from '../application/holder-name.ts'
import { useTranslations } from '../messages.ts'
import { EditEmailForm } from './edit-email-form.tsx'

/** `/joint-account/edit-email`: changes the email of the pending invitation. */
export function EditEmailScreen() {
  const t = useTranslations()
  return (
    <PageFrame width="form" back={<BackToHolder />}>
      <HolderApplication level={1}>
        {(holder) =>
          holder && (
            <Stack gap={24}>
              <PageHeading title={t('editEmail.title', { name: holderName(holder) })}>
                {t('editEmail.why', { email: holder.email })}
              </PageHeading>
              <EditEmailForm email={holder.email} />
            </Stack>
          )
        }
      </HolderApplication>
    </PageFrame>
  )
}
