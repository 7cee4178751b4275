import { depositorQuery } from '@coffer/api-client/depositor'
import { formatPhone } from '@coffer/domain/bank'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink, Link } from '@coffer/router/link'
import { Card, SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../page/page.tsx'
import { useTranslations } from '../messages.ts'
import { type Information, useInformation } from './information.ts'
import { Lines } from './lines.tsx'

/** What of one's information can be changed here, and what the bank changes for one. */
export function ChooseWhat() {
  const t = useTranslations()
  return (
    <Page title={t('edit.title')} why={t('edit.why')} back="/my-account">
      <QueryBoundary query={useInformation()} title={t('load.about')}>
        {(information) => <Rows {...information} />}
      </QueryBoundary>
      <ByMessage />
    </Page>
  )
}

function Rows({ name, email, phone, address }: Information) {
  const t = useTranslations()
  const change = (what: string) => (
    <>
      {t('change')}
      <VisuallyHidden> {what}</VisuallyHidden>
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
        value={address.length > 0 ? <Lines of={address} /> : t('about.none')}
      />
    </Card>
  )
}

/** A name and an address are changed by the bank, once it has seen why. */
function ByMessage() {
  const t = useTranslations()
  const { data } = useQuery({ ...depositorQuery(), enabled: false })
  const isComplete = data?.lastStep === 'completed'
  return (
    <p>
      {t('edit.by-message')}{' '}
      <Link
        to={isComplete ? '/message-center/add-new-message' : '/registration/message-center/add-new-message'}
        search={{ topic: 'account', subject: t('edit.subject') }}
      >
        {t('write')}
      </Link>
    </p>
  )
}
