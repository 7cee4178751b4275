import { depositorQuery } from '@coffer/api-client/depositor'
import { formatPhone } from '@coffer/domain/phone'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink, Link } from '@coffer/router/link'
import { Card, SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { RowsPlaceholder } from '../my-account/rows-placeholder.tsx'
import { SettingPage } from '../page.tsx'
import { useTranslations } from '../messages.ts'
import { AddressLines } from './address-lines.tsx'
import { type UserInfo, useUserInfo } from './use-user-info.ts'

/** The details that can be edited here, and those that the bank changes on request. */
export function UserInfoList() {
  const t = useTranslations()
  return (
    <SettingPage title={t('edit.title')} lead={t('edit.why')} back="/my-account">
      <QueryBoundary query={useUserInfo()} title={t('load.about')} shape={<UserInfoPlaceholder />}>
        {(info) => <Rows {...info} />}
      </QueryBoundary>
      <ChangeByMessage />
    </SettingPage>
  )
}

function UserInfoPlaceholder() {
  const t = useTranslations()
  const labels = [
    t('about.email'),
    t('about.phone'),
    t('security.password'),
    t('about.name'),
    t('about.address'),
  ]
  return <RowsPlaceholder labels={labels} lastLines={2} />
}

function Rows({ name, email, phone, address }: UserInfo) {
  const t = useTranslations()
  const change = (what: string) => (
    <>
      <span>{t('change')}</span>
      <VisuallyHidden>{` ${what}`}</VisuallyHidden>
    </>
  )
  return (
    <Card label={t('edit.title')}>
      <SettingsRow
        label={t('about.email')}
        value={email}
        action={
          <ButtonLink to="/my-account/edit-user-info/email" variant="quiet">
            {change(t('about.email'))}
          </ButtonLink>
        }
      />
      <SettingsRow
        label={t('about.phone')}
        value={phone === null ? t('about.none') : formatPhone(phone)}
        action={
          <ButtonLink to="/my-account/edit-user-info/phone" variant="quiet">
            {change(t('about.phone'))}
          </ButtonLink>
        }
      />
      <SettingsRow
        label={t('security.password')}
        value={t('security.password.why')}
        action={
          <ButtonLink to="/my-account/edit-user-info" search={{ change: 'password' }} variant="quiet">
            {change(t('security.password'))}
          </ButtonLink>
        }
      />
      <SettingsRow label={t('about.name')} value={name ?? t('about.none')} />
      <SettingsRow
        label={t('about.address')}
        value={address.length > 0 ? <AddressLines lines={address} /> : t('about.none')}
      />
    </Card>
  )
}

/** The bank changes a name or an address after it has seen proof. */
function ChangeByMessage() {
  const t = useTranslations()
  const { data } = useQuery({ ...depositorQuery(), enabled: false })
  const isComplete = data?.lastStep === 'completed'
  return (
    <p>
      <span>{t('edit.by-message')}</span>{' '}
      <Link
        to={isComplete ? '/message-center/add-new-message' : '/registration/message-center/add-new-message'}
        search={{ topic: 'account', subject: t('edit.subject') }}
      >
        {t('write')}
      </Link>
    </p>
  )
}
