import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery, progressQuery } from '@coffer/api-client/depositor'
import { devicesQuery } from '@coffer/api-client/devices'
import { activeDisclosuresQuery, disclosuresQuery } from '@coffer/api-client/disclosures'
import { faqsQuery } from '@coffer/api-client/faqs'
import { initialFundAmountQuery } from '@coffer/api-client/funding'
import { jointProgressQuery } from '@coffer/api-client/joint'
import { defaultNonProfitQuery, nonProfitSearchQuery } from '@coffer/api-client/non-profits'
import { notificationSettingsQuery } from '@coffer/api-client/notification-settings'
import { passkeysQuery } from '@coffer/api-client/passkeys'
import { ratesQuery } from '@coffer/api-client/rates'
import { sessionsQuery } from '@coffer/api-client/sessions'
import { statementsQuery, statementYearsQuery } from '@coffer/api-client/statements'
import { taxDocumentsQuery } from '@coffer/api-client/tax-documents'
import { userQuery } from '@coffer/api-client/user'
import { currentLanguage } from '@coffer/i18n/language'
import { hasCapability } from '@coffer/session/capabilities'
import { prefetchUntilKnown } from './prefetch.ts'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** The data of single screens, in its own chunk, because a page opened at home does not need it. */
export const screenLoaders = {
  user: (loading) => prefetch(loading, userQuery()),
  devices: (loading) => prefetch(loading, devicesQuery()),
  sessions: (loading) => prefetch(loading, sessionsQuery()),
  'notification-settings': (loading) => prefetch(loading, notificationSettingsQuery()),
  passkeys: (loading) => prefetch(loading, passkeysQuery()),
  progress: (loading) => prefetch(loading, progressQuery()),
  faqs: (loading) => prefetch(loading, faqsQuery(currentLanguage())),
  statements: (loading) => prefetch(loading, statementsQuery()),
  'statement-years': (loading) => prefetch(loading, statementYearsQuery()),
  'tax-documents': (loading) => prefetch(loading, taxDocumentsQuery()),
  disclosures: (loading) => prefetch(loading, disclosuresQuery()),
  'active-disclosures': (loading) => prefetch(loading, activeDisclosuresQuery()),
  'default-non-profit': (loading) => prefetch(loading, defaultNonProfitQuery()),
  'non-profits': (loading) => prefetch(loading, nonProfitSearchQuery('')),
  rates: prefetchRates,
  goals: prefetchGoals,
  plans: prefetchPlans,
  proofs: prefetchProofs,
  'joint-progress': prefetchJointProgress,
  'initial-fund-amount': (loading) => prefetch(loading, initialFundAmountQuery()),
} as const satisfies Readonly<Record<string, (loading: Loading) => Promise<void>>>
export type ScreenLoaderName = keyof typeof screenLoaders

interface Loading {
  readonly client: QueryClient
  /**
   * How long this chunk took to load, in milliseconds: data that the screen has fetched in the meantime is not
   * refetched.
   */
  readonly staleTime: number
}

/** Skips a call that has failed: the screen repeats it when it opens, and afterwards on request. */
async function prefetch<Data, Failure, Selected, Key extends QueryKey>(
  { client, staleTime }: Loading,
  query: FetchQueryOptions<Data, Failure, Selected, Key>,
): Promise<void> {
  if (client.getQueryState(query.queryKey)?.status === 'error') return
  await prefetchUntilKnown(client, query, staleTime)
}

/** The depositor's account; undefined if it cannot load. */
async function loadAccount({ client }: Loading): Promise<Account | undefined> {
  const accounts = await client.ensureQueryData(accountsQuery()).catch(() => [])
  return accounts[0]
}

/** Only a provider with the capability has a history of rates. */
async function prefetchRates(loading: Loading): Promise<void> {
  if (!hasCapability('rate_history')) return
  const account = await loadAccount(loading)
  if (account) await prefetch(loading, ratesQuery(account.uuid))
}

/** Loads its code here, because only a provider with the capability has goals. */
async function prefetchGoals(loading: Loading): Promise<void> {
  if (!hasCapability('goals')) return
  const [calls, account] = await Promise.all([
    import('@coffer/api-client/goals').catch(() => null),
    loadAccount(loading),
  ])
  if (calls && account) await prefetch(loading, calls.goalsQuery(account.uuid))
}

/** Like goals: only a provider with the capability has plans. */
async function prefetchPlans(loading: Loading): Promise<void> {
  const [calls, account] = await Promise.all([
    import('@coffer/api-client/plans').catch(() => null),
    loadAccount(loading),
  ])
  if (calls && account) await prefetch(loading, calls.plansQuery(account.uuid))
}

/** Like goals: only a provider with the capability has proofs. */
async function prefetchProofs(loading: Loading): Promise<void> {
  const calls = await import('@coffer/api-client/proofs').catch(() => null)
  if (calls) await prefetch(loading, calls.proofsQuery())
}

/** Skipped for a joint holder: the provider refuses it to all but the primary holder. */
async function prefetchJointProgress(loading: Loading): Promise<void> {
  const depositor = await loading.client.ensureQueryData(depositorQuery()).catch(() => null)
  if (depositor?.isPrimary) await prefetch(loading, jointProgressQuery())
}
