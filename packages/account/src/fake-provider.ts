import { messages as failures } from '@coffer/errors/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { messages as newPassword } from '@coffer/ui-kit/new-password-messages'
import { messages as passkeys } from '@coffer/passkeys/messages'
import { messages as stepUp } from '@coffer/step-up/messages'
import { showing } from '@coffer/router/testing'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/fake-provider'
export { leaveAndReturn } from '@coffer/router/testing'
export const { show, showAfter } = showing(messages, failures, linkedAccount, newPassword, passkeys, stepUp)
