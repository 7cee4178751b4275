import { beneficiariesQuery } from '@coffer/api-client/beneficiaries'
import { canAddBeneficiary } from '@coffer/domain/beneficiaries'
import { recentData } from '@coffer/router/recent-data'
import { resultScreen } from '@coffer/router/result-screen'
import { messages } from '../messages.ts'
import { beneficiaryChanged } from '../results.ts'

/**
 * `/beneficiary/success`: the last change. Without a result, redirects to the list, or to the Add screen if it is
 * empty.
 */
export const successScreen = resultScreen(messages, {
  result: beneficiaryChanged,
  otherwise: async ({ queryClient }) => {
    const list = await recentData(queryClient, beneficiariesQuery())
    return list && list.length > 0 ? '/beneficiary/list' : '/beneficiary/add'
  },
  tone: 'success',
  title: ({ type, name }) => [`success.${type}.title`, { name: name ?? '' }],
  body: ({ type, name, count }) => [
    [count === 0 ? 'success.nobody' : `success.${type}.body`, { name: name ?? '' }],
  ],
  action: ({ count }) =>
    count > 0
      ? { to: '/beneficiary/list', label: 'success.list', isFullWidth: false }
      : { to: '/beneficiary/add', label: 'add.open', isFullWidth: false },
  secondary: ({ type, count }) =>
    type === 'added' && canAddBeneficiary(count)
      ? { to: '/beneficiary/add', label: 'success.another', isFullWidth: false }
      : { to: '/my-account', label: 'back.my-account', isFullWidth: false },
})
