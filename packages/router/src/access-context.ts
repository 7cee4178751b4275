import { isUnconfirmed } from '@coffer/errors/idempotent-submission'
import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { alertsQuery } from '@coffer/api-client/alerts'
import { bannersQuery } from '@coffer/api-client/banners'
import { beneficiariesQuery, type Beneficiary } from '@coffer/api-client/beneficiaries'
import { type Depositor, depositorQuery, progressQuery } from '@coffer/api-client/depositor'
import { devicesQuery } from '@coffer/api-client/devices'
import { activeDisclosuresQuery, disclosuresQuery } from '@coffer/api-client/disclosures'
import { faqsQuery } from '@coffer/api-client/faqs'
import { initialFundAmountQuery } from '@coffer/api-client/funding'
import { jointHolderQuery, jointProgressQuery, type JointHolder } from '@coffer/api-client/joint'
import { type LinkedAccounts, linkedAccountsQuery } from '@coffer/api-client/linking'
import { messagesQuery } from '@coffer/api-client/messages'
import { statementsQuery, statementYearsQuery } from '@coffer/api-client/statements'
import { taxDocumentsQuery } from '@coffer/api-client/tax-documents'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { userQuery } from '@coffer/api-client/user'
import type { Requirement, Visitor } from '@coffer/domain/access'
import { relinkFlag } from '@coffer/domain/relink'
import { currentLanguage } from '@coffer/i18n/language'
import { submissionStores } from '@coffer/session/submission-stores'
import { hasExpired, sessionState } from '@coffer/session/session'
import type { QueryClient } from '@tanstack/react-query'
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

/** However lately it was brought: who enters a screen sees what is so now. */
const fresh = { staleTime: 0 } as const

/** What a screen reads of the provider, each through the query that the screen itself uses. */
const loaders = {
  depositor: (client: QueryClient) => client.prefetchQuery({ ...depositorQuery(), ...fresh }),
  user: (client: QueryClient) => client.prefetchQuery({ ...userQuery(), ...fresh }),
  devices: (client: QueryClient) => client.prefetchQuery({ ...devicesQuery(), ...fresh }),
  progress: (client: QueryClient) => client.prefetchQuery({ ...progressQuery(), ...fresh }),
  accounts: (client: QueryClient) => client.prefetchQuery({ ...accountsQuery(), ...fresh }),
  transactions: (client: QueryClient) => client.prefetchQuery({ ...transactionsQuery(), ...fresh }),
  'linked-accounts': (client: QueryClient) => client.prefetchQuery({ ...linkedAccountsQuery(), ...fresh }),
  banners: (client: QueryClient) => client.prefetchQuery({ ...bannersQuery(), ...fresh }),
  alerts: (client: QueryClient) => client.prefetchQuery({ ...alertsQuery(), ...fresh }),
  messages: (client: QueryClient) => client.prefetchQuery({ ...messagesQuery(), ...fresh }),
  faqs: (client: QueryClient) => client.prefetchQuery({ ...faqsQuery(currentLanguage()), ...fresh }),
  statements: (client: QueryClient) => client.prefetchQuery({ ...statementsQuery(), ...fresh }),
  'statement-years': (client: QueryClient) => client.prefetchQuery({ ...statementYearsQuery(), ...fresh }),
  'tax-documents': (client: QueryClient) => client.prefetchQuery({ ...taxDocumentsQuery(), ...fresh }),
  disclosures: (client: QueryClient) => client.prefetchQuery({ ...disclosuresQuery(), ...fresh }),
  'active-disclosures': (client: QueryClient) =>
    client.prefetchQuery({ ...activeDisclosuresQuery(), ...fresh }),
  beneficiaries: (client: QueryClient) => client.prefetchQuery({ ...beneficiariesQuery(), ...fresh }),
  'joint-progress': (client: QueryClient) => client.prefetchQuery({ ...jointProgressQuery(), ...fresh }),
  'initial-fund-amount': (client: QueryClient) =>
    client.prefetchQuery({ ...initialFundAmountQuery(), ...fresh }),
} as const
export type LoaderName = keyof typeof loaders

/** Warms what the screen will read, without waiting for it: the screen shows its own loading and failure. */
export function prefetch(client: QueryClient, readings: readonly LoaderName[]): void {
  for (const reading of readings) void loaders[reading](client)
}

/** What a screen brought in order to see where to go is as good as new for this long. */
const aMomentMs = 2000

interface Asking {
  /** Whoever leads here has just looked where the person stands; only what is out of date is asked again. */
  trustCachedGuard?: boolean
}

/** Everything access depends on, brought afresh. Throws what the call threw. */
export async function loadAccessContext(
  client: QueryClient,
  facts: readonly Requirement[],
  { trustCachedGuard: isAsSeen = false }: Asking = {},
): Promise<Visitor> {
  const asks = (fact: Requirement) => sessionState().status === 'signed-in' && facts.includes(fact)
  const staleTime = isAsSeen ? aMomentMs : 0
  const asked = asks('depositor') ? client.fetchQuery({ ...depositorQuery(), staleTime }) : null
  const [depositor, linked, transactions, accounts, beneficiaries, jointHolder] = await Promise.all([
    asked,
    asks('linkedAccounts') ? client.fetchQuery({ ...linkedAccountsQuery(), ...fresh }) : null,
    asks('transactions') ? client.fetchQuery({ ...transactionsQuery(), ...fresh }) : null,
    asks('accounts') ? client.fetchQuery({ ...accountsQuery(), ...fresh }) : null,
    asks('beneficiaries') ? client.fetchQuery({ ...beneficiariesQuery(), ...fresh }) : null,
    asks('jointHolder') ? jointHolderOf(client, asked) : null,
  ])
  return accessContext({ depositor, linked, transactions, accounts, beneficiaries, jointHolder })
}

/** Only a primary depositor is told: the others are not made to ask for what they would be refused. */
async function jointHolderOf(
  client: QueryClient,
  asked: Promise<Depositor> | null,
): Promise<JointHolder | null> {
  const depositor = await asked
  return depositor?.isPrimary ? client.fetchQuery({ ...jointHolderQuery(), ...fresh }) : null
}

/** The same from what is known already, without asking the provider. */
export function cachedAccessContext(client: QueryClient): Visitor {
  return accessContext({
    depositor: client.getQueryData(depositorQuery().queryKey) ?? null,
    linked: client.getQueryData(linkedAccountsQuery().queryKey) ?? null,
    transactions: client.getQueryData(transactionsQuery().queryKey) ?? null,
    accounts: client.getQueryData(accountsQuery().queryKey) ?? null,
    beneficiaries: client.getQueryData(beneficiariesQuery().queryKey) ?? null,
    jointHolder: client.getQueryData(jointHolderQuery().queryKey) ?? null,
  })
}

interface Known {
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
}: Known): Visitor {
  const session = sessionState()
  return {
    bearer: session.status === 'visitor' ? 'none' : session.status === 'mfa-pending' ? 'mfa-pending' : 'full',
    sessionValid: session.status === 'signed-in' && !hasExpired(),
    depositor,
    relink: relinkOf(depositor, linked),
    fundSuccess: fundSuccess.read() !== null,
    linkingSuccess: linkingSuccess.read() !== null,
    justVerified: microdepositsVerified.read() !== null,
    linkedAccounts: linked?.accounts ?? null,
    transactions,
    availableBalance: accounts?.[0]?.availableBalance ?? null,
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

/** What the log-in said, and what the linked accounts have said since. */
function relinkOf(depositor: Depositor | null, linked: LinkedAccounts | null): boolean {
  const session = sessionState()
  const before = session.status === 'signed-in' && session.relink
  if (!depositor || !linked) return before
  const statuses = linked.accounts.map(({ status }) => status)
  return relinkFlag({ before, isComplete: depositor.lastStep === 'completed', statuses })
}
