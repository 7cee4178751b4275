import { lazyComponent } from '@coffer/i18n/lazy-component'
import type { ComponentType } from 'react'
import { messages } from './messages.ts'

/**
 * A component that loads with this package's messages when it is first shown. If loading fails nothing is shown: a code
 * is still possible.
 */
export const optionalComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, messages)
