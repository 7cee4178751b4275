import { isUnconfirmed } from '@coffer/forms/idempotent-submission'
import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { alertsQuery } from '@coffer/api-client/alerts'
import { bannersQuery } from '@coffer/api-client/banners'
import { beneficiariesQuery, type Beneficiary } from '@coffer/api-client/beneficiaries'
import { type Depositor, depositorQuery } from '@coffer/api-client/depositor'
import { jointHolderQuery, type JointHolder } from '@coffer/api-client/joint'
import { type LinkedAccounts, linkedAccountsQuery } from '@coffer/api-client/linking'
import { messagesQuery } from '@coffer/api-client/messages'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import type { AccessContext } from '@coffer/domain/access-context'
import type { Requirement } from '@coffer/domain/guard'
import { relinkFlag } from '@coffer/domain/relink'
import { submissionStores } from '@coffer/session/submission-stores'
import { hasExpired, sessionState } from '@coffer/session/session'
import { type FetchQueryOptions, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import {
  changeUnderWay,
  fundSuccess,
  jointIdentity,
  jointInvitation,
  linkingSuccess,
  microdepositsVerified,
  resetFailed,
  resetRequested,
} from './access-results.ts'
import { prefetchUntilKnown } from './prefetch.ts'
import type { ScreenLoaderName } from './screen-loaders.ts'

/** Always refetches, because a guard must decide by current data. */
const fresh = { staleTime: 0 } as const

/** Loaders for the frame, home and most guards, each with the query that the screen itself uses. */
const loaders = {
  depositor: (client: QueryClient) => prefetchUntilKnown(client, depositorQuery()),
  accounts: (client: QueryClient) => prefetchUntilKnown(client, accountsQuery()),
  transactions: (client: QueryClient) => prefetchUntilKnown(client, transactionsQuery()),
  'linked-accounts': (client: QueryClient) => prefetchUntilKnown(client, linkedAccountsQuery()),
  banners: (client: QueryClient) => prefetchUntilKnown(client, bannersQuery()),
  alerts: (client: QueryClient) => prefetchUntilKnown(client, alertsQuery()),
  messages: (client: QueryClient) => prefetchUntilKnown(client, messagesQuery()),
  beneficiaries: (client: QueryClient) => prefetchUntilKnown(client, beneficiariesQuery()),
} as const
type CommonLoaderName = keyof typeof loaders
export type LoaderName = CommonLoaderName | ScreenLoaderName

const isCommon = (name: LoaderName): name is CommonLoaderName => Object.hasOwn(loaders, name)

/**
 * Prefetches a screen's data. Resolves when each part has a result: cached data, a response, or a failure, which the
 * screen shows itself.
 */
export async function prefetch(client: QueryClient, names: readonly LoaderName[]): Promise<void> {
  await Promise.allSettled(
    names.map((name) => (isCommon(name) ? loaders[name](client) : prefetchForScreen(client, name))),
  )
}

/** Its code loads with the first screen that needs it. The screen itself fetches data that was not prefetched. */
async function prefetchForScreen(client: QueryClient, name: ScreenLoaderName): Promise<void> {
  const start = Date.now()
  const module = await import('./screen-loaders.ts').catch(() => null)
  await module?.screenLoaders[name]({ client, staleTime: Date.now() - start })
}

/** Max age of the depositor's status if the previous screen has just fetched it. */
const TRUSTED_AGE_MS = 2000

interface LoadOptions {
  /** The previous screen has just fetched the depositor's status, so the cached status decides. */
  trustCachedGuard?: boolean
}

/** Fetches everything that access depends on. Rejects with the error of a failed call. */
export async function loadAccessContext(
  client: QueryClient,
  requirements: readonly Requirement[],
  { trustCachedGuard = false }: LoadOptions = {},
): Promise<AccessContext> {
  const isNeeded = (requirement: Requirement) =>
    sessionState().status === 'signed-in' && requirements.includes(requirement)
  const staleTime = trustCachedGuard ? TRUSTED_AGE_MS : 0
  const depositorRequest = isNeeded('depositor')
    ? fetchObserved(client, { ...depositorQuery(), staleTime })
    : null
  const [depositor, linked, transactions, accounts, beneficiaries, jointHolder] = await Promise.all([
    depositorRequest,
    isNeeded('linkedAccounts') ? fetchObserved(client, { ...linkedAccountsQuery(), ...fresh }) : null,
    isNeeded('transactions') ? fetchObserved(client, { ...transactionsQuery(), ...fresh }) : null,
    isNeeded('accounts') ? fetchObserved(client, { ...accountsQuery(), ...fresh }) : null,
    isNeeded('beneficiaries') ? fetchObserved(client, { ...beneficiariesQuery(), ...fresh }) : null,
    isNeeded('jointHolder') ? fetchJointHolder(client, depositorRequest) : null,
  ])
  return accessContext({ depositor, linked, transactions, accounts, beneficiaries, jointHolder })
}

/** Null without a request unless the depositor is primary: the provider refuses it to others. */
async function fetchJointHolder(
  client: QueryClient,
  depositorRequest: Promise<Depositor> | null,
): Promise<JointHolder | null> {
  const depositor = await depositorRequest
  return depositor?.isPrimary ? fetchObserved(client, { ...jointHolderQuery(), ...fresh }) : null
}

/**
 * Fetches with its own observer. A query is canceled when its last observer is removed, such as when the frame of the
 * previous screen is unmounted, and the guard would fail.
 */
async function fetchObserved<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const observer = new QueryObserver<Data, Error, Data, Data, Key>(client, { ...query, enabled: false })
  const stopObserving = observer.subscribe(() => undefined)
  try {
    return await client.fetchQuery(query)
  } finally {
    stopObserving()
  }
}

/** The access context from the cache, without a request. */
export function cachedAccessContext(client: QueryClient): AccessContext {
  return accessContext({
    depositor: client.getQueryData(depositorQuery().queryKey) ?? null,
    linked: client.getQueryData(linkedAccountsQuery().queryKey) ?? null,
    transactions: client.getQueryData(transactionsQuery().queryKey) ?? null,
    accounts: client.getQueryData(accountsQuery().queryKey) ?? null,
    beneficiaries: client.getQueryData(beneficiariesQuery().queryKey) ?? null,
    jointHolder: client.getQueryData(jointHolderQuery().queryKey) ?? null,
  })
}

interface AccessData {
  depositor: Depositor | null
  linked: LinkedAccounts | null
  transactions: readonly Transaction[] | null
  accounts: readonly Account[] | null
  beneficiaries: readonly Beneficiary[] | null
  jointHolder: JointHolder | null
}

function accessContext({
  depositor,
  linked,
  transactions,
  accounts,
  beneficiaries,
  jointHolder,
}: AccessData): AccessContext {
  const session = sessionState()
  return {
    bearer: session.status === 'visitor' ? 'none' : session.status === 'mfa-pending' ? 'mfa-pending' : 'full',
    sessionValid: session.status === 'signed-in' && !hasExpired(),
    depositor,
    relink: updatedRelink(depositor, linked),
    fundSuccess: fundSuccess.read() !== null,
    linkingSuccess: linkingSuccess.read() !== null,
    justVerified: microdepositsVerified.read() !== null,
    linkedAccounts: linked?.accounts ?? null,
    transactions,
    availableBalance: accounts?.[0]?.availableBalance ?? null,
    isClosing: typeof accounts?.[0]?.closingSince === 'string',
    beneficiaryCount: beneficiaries?.length ?? 0,
    jointHolder,
    flow: {
      resetEmailRecorded: resetRequested.read() !== null,
      resetFailed: resetFailed.read() !== null,
      changeUnderWay: changeUnderWay.read() !== null,
      withdrawalUnanswered:
        isUnconfirmed(submissionStores.withdrawal) || isUnconfirmed(submissionStores.closing),
      invited: jointInvitation.read() !== null,
      identityVerified: jointIdentity.read() !== null,
    },
  }
}

/** The flag from the log-in, updated by the linked accounts since. */
function updatedRelink(depositor: Depositor | null, linked: LinkedAccounts | null): boolean {
  const session = sessionState()
  const before = session.status === 'signed-in' && session.relink
  if (!depositor || !linked) return before
  const statuses = linked.accounts.map(({ status }) => status)
  return relinkFlag({ before, isComplete: depositor.lastStep === 'completed', statuses })
}
