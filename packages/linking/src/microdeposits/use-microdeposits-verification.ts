import { fetchLinkedAccounts, type LinkedAccount, verifyMicrodeposits } from '@coffer/api-client/linking'
import { failureOf } from '@coffer/errors/failure-of'
import { useSubmission } from '@coffer/errors/use-submission'
import { linkingSuccess, microdepositsVerified } from '@coffer/router/access-results'
import { type RoutePath, useNavigate } from '@coffer/router/link'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useLinkingRefresh } from '../link-account/use-linking-refresh.ts'
import { bankLinked, microdepositsIncorrect } from '../results.ts'

/** The two amounts, in cents. */
interface Amounts {
  first: number
  second: number
}

type Answer = { status: 'verified' } | { status: 'incorrect'; attemptsLeft: number }

/** Verifies one account by its two amounts. Wrong amounts open the Incorrect amounts screen. */
export function useMicrodepositsVerification(account: LinkedAccount) {
  const navigate = useNavigate()
  const { name, paths } = useLinkingFlow()
  const refresh = useLinkingRefresh()
  return useSubmission<Amounts, Answer>({
    send: (amounts) => verifyAmounts(account.uuid, amounts),
    verify: async () => inferAnswer(account, (await fetchLinkedAccounts()).accounts),
    onAccepted(_, answer) {
      if (answer.status === 'incorrect')
        return microdepositsIncorrect.record({ attemptsLeft: answer.attemptsLeft })
      microdepositsIncorrect.clear()
      if (name === 'another') bankLinked.record({ linkedAccountId: account.uuid })
      else microdepositsVerified.record({ linkedAccountId: account.uuid })
      if (name === 'registration') linkingSuccess.record({ linkedAccountId: account.uuid })
    },
    async onDone(_, { status }) {
      await refresh()
      await navigate<RoutePath>(status === 'verified' ? paths.successful : paths.incorrect)
    },
    async onRejected(error) {
      const { kind } = failureOf(error)
      // After a final rejection or a change in another tab, the refetched accounts decide the screen.
      if (kind === 'forbidden' || kind === 'conflict') await refresh()
    },
  })
}

async function verifyAmounts(accountId: string, { first, second }: Amounts): Promise<Answer> {
  try {
    await verifyMicrodeposits({ accountId, amount1: first, amount2: second })
    return { status: 'verified' }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'invalid' || failure.attemptsLeft === null) throw error
    return { status: 'incorrect', attemptsLeft: failure.attemptsLeft }
  }
}

/** The answer inferred from the account after a lost response: active, or one attempt fewer. */
function inferAnswer(
  { uuid, verifyAttemptsLeft: before }: LinkedAccount,
  accounts: readonly LinkedAccount[],
): { answer: Answer } | null {
  const now = accounts.find((account) => account.uuid === uuid)
  if (now?.status === 'ACTIVE') return { answer: { status: 'verified' } }
  const attemptsLeft = now?.verifyAttemptsLeft ?? null
  const isUsed = attemptsLeft !== null && before !== null && attemptsLeft < before
  return isUsed ? { answer: { status: 'incorrect', attemptsLeft } } : null
}
