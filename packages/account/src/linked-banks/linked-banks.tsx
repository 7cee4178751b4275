import { depositorQuery } from '@coffer/api-client/depositor'
import { type LinkedAccounts, linkedAccountsQuery } from '@coffer/api-client/linking'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink, Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SettingsGroup } from '@coffer/ui-kit/settings-page'
import { useTranslations } from '../messages.ts'
import { LinkedBank } from './linked-bank.tsx'
import { linkingPaths, nextAction } from './linking-paths.ts'

/** The accounts at other banks, with their statuses and next actions. */
export function LinkedBanks() {
  const t = useTranslations()
  return (
    <SettingsGroup title={t('banks.title')}>
      <QueryBoundary query={useQuery(linkedAccountsQuery())} title={t('load.banks')}>
        {(linked) => <Banks linked={linked} />}
      </QueryBoundary>
    </SettingsGroup>
  )
}

function Banks({ linked }: { linked: LinkedAccounts }) {
  const t = useTranslations()
  const client = useQueryClient()
  const paths = useMemo(() => linkingPaths(client, linked), [client, linked])
  // Loaded by the guard.
  const { data: depositor } = useQuery({ ...depositorQuery(), enabled: false })
  const accounts = linked.accounts.filter(({ status }) => status !== 'ARCHIVED')
  const canRelink = accounts.some((account) => nextAction(account, paths)?.type === 'relink')
  return (
    <Stack gap={16}>
      {accounts.length === 0 && <p>{t('banks.none')}</p>}
      {accounts.map((account) => (
        <LinkedBank
          key={account.uuid}
          account={account}
          paths={paths}
          isViewOnly={depositor?.registrationStatus === 'VIEW_ONLY'}
        />
      ))}
      {paths.link && !canRelink && (
        <div>
          <ButtonLink to={paths.link} variant="secondary">
            {t(accounts.length === 0 ? 'banks.link' : 'banks.another')}
          </ButtonLink>
        </div>
      )}
      {!paths.link && (
        <p>
          {t('banks.replace')}{' '}
          <Link to={paths.newMessage} search={{ topic: 'linking' }}>
            {t('write')}
          </Link>
        </p>
      )}
    </Stack>
  )
}
