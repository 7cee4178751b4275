import type { LinkedAccount } from '@coffer/api-client/linking'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusReason } from '@coffer/ui-kit/linked-account-status'
import { ButtonLink } from '@coffer/router/link'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'

/** Shown if no linked account is usable: the accounts with their status, and a link to support. */
export function NoUsableAccount({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useTranslations()
  const accountName = useLinkedAccountName()
  return (
    <Stack gap={24} width="form">
      <Notice severity="warning" title={t('account.none.title')}>
        {t('account.none.body')}
      </Notice>
      {accounts.map((account) => (
        <Stack key={account.uuid} gap={4}>
          <span>{accountName(account)}</span>
          <LinkedAccountStatusReason status={account.status} />
        </Stack>
      ))}
      <Cluster>
        <ButtonLink to="/dashboard">{t('home')}</ButtonLink>
        <ButtonLink to="/message-center/add-new-message" variant="quiet">
          {t('contact')}
        </ButtonLink>
      </Cluster>
    </Stack>
  )
}
