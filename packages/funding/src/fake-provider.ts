import { approvedApplication } from '@coffer/api-client/fakes'
import { provider } from '@coffer/router/fake-provider'
import { showing } from '@coffer/router/testing'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/fake-provider'
export const { show } = showing(messages)
export { leaveAndReturn } from '@coffer/router/testing'

/** Sets the approved application that the provider returns from now on. */
export const provideApplication = (...known: Parameters<typeof approvedApplication>): void =>
  provider.use(...approvedApplication(...known))
