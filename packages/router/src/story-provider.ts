import { handlers, usualHandlers } from '@coffer/api-client/fakes'

type Handler = ReturnType<typeof usualHandlers>[number]

/** A story's fake provider: its own handlers first, the default ones for every other call, on a day without banners. */
export const provided = (...own: readonly Handler[]) => ({
  msw: { handlers: [...own, handlers.banners([]), ...usualHandlers()] },
})

/** The narrowest supported phone, 320 px. */
export const onPhone = { viewport: { value: 'mobile1', isRotated: false } }

interface PlayContext {
  canvas: { findAllByRole: (role: string, options?: { level?: number }) => Promise<unknown> }
}

/** Waits until the story has loaded. */
export const settlesOn =
  (role: string, options: { level?: number } = {}) =>
  async ({ canvas }: PlayContext): Promise<void> => {
    await canvas.findAllByRole(role, options)
  }
