import { messages as failures } from '@coffer/errors/messages'
import { messages as linkedAccount } from '@coffer/ui-kit/linked-account-messages'
import { messages as returnCodes } from '@coffer/errors/return-code-messages'
import { showing } from '@coffer/router/testing'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/fake-provider'
export const { show } = showing(messages, failures, linkedAccount, returnCodes)
