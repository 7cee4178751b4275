import { messages as errors } from '@coffer/errors/messages'
import { showing } from '@coffer/router/testing'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/fake-provider'
export { leaveAndReturn } from '@coffer/router/testing'
export const { show } = showing(messages, errors)
