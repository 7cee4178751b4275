import { words as failures } from '@coffer/errors/words'
import { words as linkedAccounts } from '@coffer/linked-accounts/words'
import { words as newPassword } from '@coffer/new-password/words'
import { showing } from '@coffer/router/testing'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'
export { leaveAndReturn } from '@coffer/router/testing'
export const { show, showAfter } = showing(words, failures, linkedAccounts, newPassword)
