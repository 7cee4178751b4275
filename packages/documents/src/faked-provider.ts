import { words as failures } from '@coffer/errors/words'
import { showing } from '@coffer/router/testing'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'
export const { show } = showing(words, failures)
