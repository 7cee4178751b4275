import { leaveAndReturn as leaveFor, type RenderedRoute, showing } from '@coffer/router/testing'
import { jointIdentity, jointInvitation } from '@coffer/router/access-results'
import { messages } from '../messages.ts'

export { provider } from '@coffer/router/fake-provider'

export const linkState = { uuid: '7f0f7a4e-1111-4111-8111-111111111111', hash: 'from-the-email' }
export const identity = { email: 'sam@example.com', token: 'identity-token' }

const invited = showing(messages)

/** Renders the screen at a path for a visitor. */
export const show: typeof invited.show = (path, Screen, shown) =>
  invited.show(path, Screen, { as: 'visitor', ...shown })

/** Renders it with the link state of an invitation. */
export const showInvited: typeof show = (...shown) => {
  jointInvitation.record(linkState)
  return show(...shown)
}

/** Renders it with a verified identity. */
export const showVerified: typeof show = (...shown) => {
  jointIdentity.record(identity)
  return showInvited(...shown)
}

/** Opens another screen and returns, without a session. */
export const leaveAndReturn = (shown: RenderedRoute): Promise<void> =>
  leaveFor(shown, '/login/forgot-password')
