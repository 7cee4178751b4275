import { messages as errors } from '@coffer/errors/messages'
import { showing } from '@coffer/router/testing'
import { messages as goals } from './goals/messages.ts'
import { messages as plans } from './plans/messages.ts'

export { provider } from '@coffer/router/fake-provider'
export const { show } = showing(goals, plans, errors)
