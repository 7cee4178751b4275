import { formatPhone } from '@coffer/domain/bank'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { Card, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { Part } from '../page/page.tsx'
import { useInformation } from '../user-info/information.ts'
import { Lines } from '../user-info/lines.tsx'
import { useTranslations } from '../messages.ts'

/** Name, email, phone and address as the bank has them. */
export function AboutYou() {
  const t = useTranslations()
  return (
    <Part title={t('about.title')}>
      <QueryBoundary query={useInformation()} title={t('load.about')}>
        {({ name, email, phone, address }) => (
          <Stack gap={12}>
            <Card label={t('about.title')}>
              <SettingsRow label={t('about.name')} value={name ?? t('about.none')} />
              <SettingsRow label={t('about.email')} value={email} />
              <SettingsRow
                label={t('about.phone')}
                value={phone === null ? t('about.none') : formatPhone(phone)}
              />
              <SettingsRow
                label={t('about.address')}
                value={address.length > 0 ? <Lines of={address} /> : t('about.none')}
              />
            </Card>
            <div>
              <ButtonLink to="/my-account/edit-user-info" variant="secondary">
                {t('about.edit')}
              </ButtonLink>
            </div>
          </Stack>
        )}
      </QueryBoundary>
    </Part>
  )
}
