import { messages as failures } from '@coffer/errors/messages'
import { showing } from '@coffer/router/testing'
import { messages } from './messages.ts'
import { messages as proofs } from './proofs/messages.ts'

export { provider } from '@coffer/router/fake-provider'
export const { show } = showing(messages, failures)
export const { show: showProofs } = showing(messages, proofs, failures)
