import { formatPhone } from '@coffer/domain/phone'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { Card, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { SettingsGroup } from '@coffer/ui-kit/settings-page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { AddressLines } from '../user-info/address-lines.tsx'
import { useUserInfo } from '../user-info/use-user-info.ts'
import { useTranslations } from '../messages.ts'
import { RowsPlaceholder } from './rows-placeholder.tsx'

/** Name, email, phone and address. */
export function UserInfoSummary() {
  const t = useTranslations()
  return (
    <SettingsGroup title={t('about.title')}>
      <QueryBoundary query={useUserInfo()} title={t('load.about')} shape={<SummaryPlaceholder />}>
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
                value={address.length > 0 ? <AddressLines lines={address} /> : t('about.none')}
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
    </SettingsGroup>
  )
}

/** The height of the summary with an address of two lines. */
function SummaryPlaceholder() {
  const t = useTranslations()
  const labels = [t('about.name'), t('about.email'), t('about.phone'), t('about.address')]
  return (
    <>
      <RowsPlaceholder labels={labels} lastLines={2} />
      <Skeleton shape="control" />
    </>
  )
}
