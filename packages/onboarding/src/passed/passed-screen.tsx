import { providerNow } from '@coffer/api-client/transport'
import { datesOfNow } from '@coffer/domain/transfers'
import { depositorQuery } from '@coffer/api-client/depositor'
import { resumeDestination } from '@coffer/domain/destinations'
import { stepReached } from '@coffer/domain/status'
import { noResult, resultScreen } from '@coffer/router/result-screen'
import type { ScreenEntry } from '@coffer/router/screens'
import { messages } from '../messages.ts'

/** The guard has already fetched it. */
const cachedDepositor = ({ queryClient }: ScreenEntry) => queryClient.getQueryData(depositorQuery().queryKey)

/** `/registration/passed`: the identity is confirmed. Links to linking a bank, or redirects to a later step. */
export const passedScreen = resultScreen(messages, {
  result: {
    read: (entry) => {
      const depositor = cachedDepositor(entry)
      return depositor && stepReached(depositor.lastStep, 'bank') ? null : noResult.read()
    },
    use: noResult.use,
  },
  otherwise: (entry) => {
    const depositor = cachedDepositor(entry)
    return (depositor && resumeDestination(depositor)) ?? '/login/registration-home'
  },
  tone: 'success',
  moment: 'approved',
  title: 'passed.title',
  body: (_, { weekdayDate }) => [
    'passed.text',
    ['passed.when', { date: weekdayDate(datesOfNow(providerNow()).arrives) }],
  ],
  action: { to: '/registration/link-account-selection', label: 'passed.action' },
})
