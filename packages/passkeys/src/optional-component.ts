import { lazyComponent } from '@coffer/i18n/lazy-component'
import type { ComponentType } from 'react'

/** A component, loaded with this package's messages when it is first shown. Where that fails nothing is shown: a code remains. */
export const optionalComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, () => import('./messages.ts'))
