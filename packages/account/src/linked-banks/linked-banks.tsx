import { depositorQuery } from '@coffer/api-client/depositor'
import { type LinkedAccounts, linkedAccountsQuery } from '@coffer/api-client/linking'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink, Link } from '@coffer/router/link'
import { lazyComponent } from '@coffer/i18n/lazy-component'
import { useCapability } from '@coffer/session/capabilities'
import { Card, Stack } from '@coffer/ui-kit/layout'
import { LoadingRegion, Skeleton } from '@coffer/ui-kit/skeleton'
import { media } from '@coffer/ui-kit/tokens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { SettingsGroup } from '@coffer/ui-kit/settings-page'
import { messages as managedBanksMessages } from '../managed-banks/messages.ts'
import { useTranslations } from '../messages.ts'
import { LinkedBank } from './linked-bank.tsx'
import { type LinkingPaths, linkingPaths, nextAction } from './linking-paths.ts'

/** The linked accounts at other banks, with their statuses and next actions. */
export function LinkedBanks() {
  const t = useTranslations()
  return (
    <SettingsGroup title={t('banks.title')}>
      <QueryBoundary
        query={useQuery(linkedAccountsQuery())}
        title={t('load.banks')}
        shape={<BanksPlaceholder />}
      >
        {(linked) => <OwnBanks linked={linked} />}
      </QueryBoundary>
    </SettingsGroup>
  )
}

const ManagedBanks = lazyComponent(
  () => import('../managed-banks/managed-banks.tsx').then((m) => m.ManagedBanks),
  managedBanksMessages,
)

/** The holder of an open account may be able to change the linked banks; that code is loaded lazily. */
function OwnBanks({ linked }: { linked: LinkedAccounts }) {
  const client = useQueryClient()
  const managesBanks = useCapability('linked_banks')
  // The guard has already loaded it.
  const { data: depositor } = useQuery({ ...depositorQuery(), enabled: false })
  const paths = linkingPaths(client, linked)
  if (!managesBanks || depositor?.lastStep !== 'completed')
    return <Banks linked={linked} paths={paths} isViewOnly={depositor?.registrationStatus === 'VIEW_ONLY'} />
  return (
    <Suspense
      fallback={
        <LoadingRegion>
          <BanksPlaceholder />
        </LoadingRegion>
      }
    >
      <ManagedBanks linked={linked} paths={paths} />
    </Suspense>
  )
}

/** The height of one editable bank; on a phone its text wraps into more lines. */
const BanksShape = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-height: 20.625rem;

  ${media.drawer} {
    min-height: 0;
  }
`

function BanksPlaceholder() {
  return (
    <BanksShape>
      <Stack gap={16}>
        <Skeleton />
        <Card>
          <Stack gap={12}>
            <Skeleton count={2} />
            <Skeleton shape="control" />
          </Stack>
        </Card>
        <Skeleton shape="control" />
      </Stack>
    </BanksShape>
  )
}

interface BanksProps {
  linked: LinkedAccounts
  paths: LinkingPaths
  isViewOnly: boolean
}

function Banks({ linked, paths, isViewOnly }: BanksProps) {
  const t = useTranslations()
  const accounts = linked.accounts.filter(({ status }) => status !== 'ARCHIVED')
  const canRelink = accounts.some((account) => nextAction(account, paths)?.type === 'relink')
  return (
    <Stack gap={16}>
      {accounts.length === 0 && <p>{t('banks.none')}</p>}
      {accounts.map((account) => (
        <LinkedBank key={account.uuid} account={account} paths={paths} isViewOnly={isViewOnly} />
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
          <span>{t('banks.replace')}</span>{' '}
          <Link to={paths.newMessage} search={{ topic: 'linking' }}>
            {t('write')}
          </Link>
        </p>
      )}
    </Stack>
  )
}
