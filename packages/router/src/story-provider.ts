import { handlers, usualHandlers } from '@coffer/api-client/fakes'

type Handler = ReturnType<typeof usualHandlers>[number]

/**
 * A story's fake provider: its own handlers first, then the default ones for every other call, without active banners.
 */
export const provided = (...own: readonly Handler[]) => ({
  msw: { handlers: [...own, handlers.banners([]), ...usualHandlers()] },
})

/** The narrowest supported phone, 320 px. */
export const onPhone = { viewport: { value: 'mobile1', isRotated: false } }

interface RoleOptions {
  level?: number
  name?: string
}

interface PlayContext {
  canvas: { findAllByRole: (role: string, options?: RoleOptions) => Promise<unknown> }
}

/** Waits until the story has loaded. */
export const settlesOn =
  (role: string, options: RoleOptions = {}) =>
  async ({ canvas }: PlayContext): Promise<void> => {
    await canvas.findAllByRole(role, options)
  }
