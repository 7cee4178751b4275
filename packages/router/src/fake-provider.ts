import { usualHandlers } from '@coffer/api-client/fakes'
import { setupServer } from 'msw/node'

/** The fake provider of a test: every call has a default response until the test overrides it. */
export const provider = setupServer(...usualHandlers())
