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
import type { Fact, Visitor } from '@coffer/domain/access'
import { relinkFlag } from '@coffer/domain/relink'
import { currentLanguage } from '@coffer/i18n/language'
import { isWithdrawalUnanswered } from '@coffer/session/attempts'
import { resultOf } from '@coffer/session/flow-results'
import { hasExpired, sessionState } from '@coffer/session/session'
import type { QueryClient } from '@tanstack/react-query'

/** However lately it was brought: who enters a screen sees what is so now. */
const anew = { staleTime: 0 } as const

/** What a screen reads of the provider, each through the query that the screen itself uses. */
const readers = {
  depositor: (client: QueryClient) => client.prefetchQuery({ ...depositorQuery(), ...anew }),
  user: (client: QueryClient) => client.prefetchQuery({ ...userQuery(), ...anew }),
  devices: (client: QueryClient) => client.prefetchQuery({ ...devicesQuery(), ...anew }),
  progress: (client: QueryClient) => client.prefetchQuery({ ...progressQuery(), ...anew }),
  accounts: (client: QueryClient) => client.prefetchQuery({ ...accountsQuery(), ...anew }),
  transactions: (client: QueryClient) => client.prefetchQuery({ ...transactionsQuery(), ...anew }),
  'linked-accounts': (client: QueryClient) => client.prefetchQuery({ ...linkedAccountsQuery(), ...anew }),
  banners: (client: QueryClient) => client.prefetchQuery({ ...bannersQuery(), ...anew }),
  alerts: (client: QueryClient) => client.prefetchQuery({ ...alertsQuery(), ...anew }),
  messages: (client: QueryClient) => client.prefetchQuery({ ...messagesQuery(), ...anew }),
  faqs: (client: QueryClient) => client.prefetchQuery({ ...faqsQuery(currentLanguage()), ...anew }),
  statements: (client: QueryClient) => client.prefetchQuery({ ...statementsQuery(), ...anew }),
  'statement-years': (client: QueryClient) => client.prefetchQuery({ ...statementYearsQuery(), ...anew }),
  'tax-documents': (client: QueryClient) => client.prefetchQuery({ ...taxDocumentsQuery(), ...anew }),
  disclosures: (client: QueryClient) => client.prefetchQuery({ ...disclosuresQuery(), ...anew }),
  'active-disclosures': (client: QueryClient) =>
    client.prefetchQuery({ ...activeDisclosuresQuery(), ...anew }),
  beneficiaries: (client: QueryClient) => client.prefetchQuery({ ...beneficiariesQuery(), ...anew }),
  'joint-progress': (client: QueryClient) => client.prefetchQuery({ ...jointProgressQuery(), ...anew }),
  'initial-fund-amount': (client: QueryClient) =>
    client.prefetchQuery({ ...initialFundAmountQuery(), ...anew }),
} as const
export type Reading = keyof typeof readers

/** Warms what the screen will read, without waiting for it: the screen shows its own loading and failure. */
export function warm(client: QueryClient, readings: readonly Reading[]): void {
  for (const reading of readings) void readers[reading](client)
}

/** What a screen brought in order to see where to go is as good as new for this long. */
const aMomentMs = 2000

interface Asking {
  /** Whoever leads here has just looked where the person stands; only what is out of date is asked again. */
  isAsSeen?: boolean
}

/** Everything access depends on, brought afresh. Throws what the call threw. */
export async function visitorOf(
  client: QueryClient,
  facts: readonly Fact[],
  { isAsSeen = false }: Asking = {},
): Promise<Visitor> {
  const asks = (fact: Fact) => sessionState().kind === 'signed-in' && facts.includes(fact)
  const staleTime = isAsSeen ? aMomentMs : 0
  const asked = asks('depositor') ? client.fetchQuery({ ...depositorQuery(), staleTime }) : null
  const [depositor, linked, transactions, accounts, beneficiaries, jointHolder] = await Promise.all([
    asked,
    asks('linkedAccounts') ? client.fetchQuery({ ...linkedAccountsQuery(), ...anew }) : null,
    asks('transactions') ? client.fetchQuery({ ...transactionsQuery(), ...anew }) : null,
    asks('accounts') ? client.fetchQuery({ ...accountsQuery(), ...anew }) : null,
    asks('beneficiaries') ? client.fetchQuery({ ...beneficiariesQuery(), ...anew }) : null,
    asks('jointHolder') ? jointHolderOf(client, asked) : null,
  ])
  return visitor({ depositor, linked, transactions, accounts, beneficiaries, jointHolder })
}

/** Only a primary depositor is told: the others are not made to ask for what they would be refused. */
async function jointHolderOf(
  client: QueryClient,
  asked: Promise<Depositor> | null,
): Promise<JointHolder | null> {
  const depositor = await asked
  return depositor?.isPrimary ? client.fetchQuery({ ...jointHolderQuery(), ...anew }) : null
}

/** The same from what is known already, without asking the provider. */
export function visitorKnown(client: QueryClient): Visitor {
  return visitor({
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

function visitor({ depositor, linked, transactions, accounts, beneficiaries, jointHolder }: Known): Visitor {
  const session = sessionState()
  return {
    bearer: session.kind === 'visitor' ? 'none' : session.kind === 'mfa-pending' ? 'mfa-pending' : 'full',
    sessionValid: session.kind === 'signed-in' && !hasExpired(),
    depositor,
    relink: relinkOf(depositor, linked),
    fundSuccess: resultOf('fund-success') !== null,
    linkingSuccess: resultOf('linking-success') !== null,
    justVerified: resultOf('microdeposits-verified') !== null,
    linkedAccounts: linked?.accounts ?? null,
    transactions,
    availableBalance: accounts?.[0]?.availableBalance ?? null,
    beneficiaryCount: beneficiaries?.length ?? 0,
    jointHolder,
    flow: {
      resetEmailRecorded: resultOf('reset-requested') !== null,
      resetFailed: resultOf('reset-failed') !== null,
      changeUnderWay: resultOf('change-under-way') !== null,
      withdrawalUnanswered: isWithdrawalUnanswered(),
      invited: resultOf('joint-invitation') !== null,
      identityVerified: resultOf('joint-identity') !== null,
    },
  }
}

/** What the log-in said, and what the linked accounts have said since. */
function relinkOf(depositor: Depositor | null, linked: LinkedAccounts | null): boolean {
  const session = sessionState()
  const before = session.kind === 'signed-in' && session.relink
  if (!depositor || !linked) return before
  const statuses = linked.accounts.map(({ status }) => status)
  return relinkFlag({ before, isComplete: depositor.lastStep === 'completed', statuses })
}
