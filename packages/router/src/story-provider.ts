import { usualHandlers } from '@coffer/api-client/fakes'

type Handler = ReturnType<typeof usualHandlers>[number]

/** A story's provider: its own answers first, every other call as usual. */
export const provided = (...own: readonly Handler[]) => ({
  msw: { handlers: [...own, ...usualHandlers()] },
})

/** The narrowest phone that nothing may break on, 320 px. */
export const onPhone = { viewport: { value: 'mobile1', isRotated: false } }

interface Settling {
  canvas: { findAllByRole: (role: string, options?: { level?: number }) => Promise<unknown> }
}

/** A story is looked at once this is there. */
export const settlesOn =
  (role: string, options: { level?: number } = {}) =>
  async ({ canvas }: Settling): Promise<void> => {
    await canvas.findAllByRole(role, options)
  }
