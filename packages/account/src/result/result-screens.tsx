import { formatPhone } from '@coffer/domain/phone'
import { resultScreen } from '@coffer/router/result-screen'
import type { ResultValue } from '@coffer/session/result'
import { messages } from '../messages.ts'
import { userChanged, userUnchanged } from '../results.ts'

const toAccount = { to: '/my-account', label: 'back.my-account' } as const

function changedValue(changed: ResultValue<typeof userChanged>): string {
  switch (changed.of) {
    case 'email':
      return changed.value
    case 'phone':
      return formatPhone(changed.value)
    case 'password':
      return ''
    default:
      return changed satisfies never
  }
}

/** `/my-account/edit-user-info/success`: the change and its effect. */
export const changedScreen = resultScreen(messages, {
  result: userChanged,
  otherwise: '/my-account/edit-user-info',
  tone: 'success',
  title: ({ of }) => `changed.${of}.title`,
  body: (changed) => [
    [`changed.${changed.of}.body`, { value: changedValue(changed) }],
    `changed.${changed.of}.told`,
  ],
  action: toAccount,
})

/** `/my-account/edit-user-info/failed`: the failed change, its reason, and a link to try again. */
export const notChangedScreen = resultScreen(messages, {
  result: userUnchanged,
  otherwise: '/my-account/edit-user-info',
  tone: 'failed',
  title: ({ of }) => `unchanged.${of}.title`,
  body: ({ of, message }) => [
    message === null ? 'unchanged.rejected' : { verbatim: message },
    `unchanged.${of}.still`,
  ],
  action: ({ of }) => ({ to: `/my-account/edit-user-info/${of}`, label: 'unchanged.again' }),
  secondary: toAccount,
})
