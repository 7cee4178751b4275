import { showing } from '@coffer/router/testing'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'
export { leaveAndReturn } from '@coffer/router/testing'
export const { show, showAfter } = showing(words)
