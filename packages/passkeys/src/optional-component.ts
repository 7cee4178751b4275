import { type ComponentType, lazy } from 'react'

/** A component, loaded with this package's messages when it is first shown. Where that fails nothing is shown: a code remains. */
export const optionalComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      const [Content, { messages }] = await Promise.all([load(), import('./messages.ts')])
      await messages.load()
      return { default: Content }
    } catch {
      return { default: () => null }
    }
  })
