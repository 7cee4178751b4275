import { showing } from '@coffer/router/testing'
import { messages as stepUp } from '@coffer/step-up/messages'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/fake-provider'
export { leaveAndReturn } from '@coffer/router/testing'
export const { show, showAfter } = showing(messages, stepUp)
