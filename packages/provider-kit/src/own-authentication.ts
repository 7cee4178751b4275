const authenticating = new WeakSet<object>()

/** Declares that a handler authenticates its caller itself. */
export const markAuthenticating = (handler: object): void => {
  authenticating.add(handler)
}

/** Whether a handler authenticates its caller itself. */
export const isAuthenticating = (handler: object): boolean => authenticating.has(handler)
