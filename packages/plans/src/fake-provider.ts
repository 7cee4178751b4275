import { messages as errors } from '@coffer/errors/messages'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { showing } from '@coffer/router/testing'
import { beforeEach } from 'vitest'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/fake-provider'
export { leaveAndReturn } from '@coffer/router/testing'
export const { show } = showing(messages, errors)

beforeEach(() => announceCapabilities('automatic_saving', 'goals'))
