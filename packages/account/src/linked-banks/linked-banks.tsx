import { type LinkedAccounts, linkedAccountsQuery } from '@coffer/api-client/linking'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink, Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Part } from '../page/page.tsx'
import { useTranslations } from '../messages.ts'
import { LinkedBank } from './linked-bank.tsx'
import { leadOf, linkingWays } from './linking-ways.ts'

/** The banks that money comes from and goes to: how each stands, and what can be done about it. */
export function LinkedBanks() {
  const t = useTranslations()
  return (
    <Part title={t('banks.title')}>
      <QueryBoundary query={useQuery(linkedAccountsQuery())} title={t('load.banks')}>
        {(linked) => <Banks linked={linked} />}
      </QueryBoundary>
    </Part>
  )
}

function Banks({ linked }: { linked: LinkedAccounts }) {
  const t = useTranslations()
  const client = useQueryClient()
  const ways = useMemo(() => linkingWays(client, linked), [client, linked])
  const accounts = linked.accounts.filter(({ status }) => status !== 'ARCHIVED')
  const isAskedAlready = accounts.some((account) => leadOf(account, ways)?.by === 'relink')
  return (
    <Stack gap={16}>
      {accounts.length === 0 && <p>{t('banks.none')}</p>}
      {accounts.map((account) => (
        <LinkedBank key={account.uuid} account={account} ways={ways} />
      ))}
      {ways.link && !isAskedAlready && (
        <div>
          <ButtonLink to={ways.link} variant="secondary">
            {t(accounts.length === 0 ? 'banks.link' : 'banks.another')}
          </ButtonLink>
        </div>
      )}
      {!ways.link && (
        <p>
          {t('banks.replace')}{' '}
          <Link to={ways.write} search={{ topic: 'linking' }}>
            {t('write')}
          </Link>
        </p>
      )}
    </Stack>
  )
}
