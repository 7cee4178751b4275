import type { LinkedAccount } from '@coffer/api-client/linking'
import type { RoutePath } from '@coffer/router/routes'
import { nextAction } from './linked-account.ts'
import type { LinkingFlow } from './linking-flow.ts'
import type { Key } from '../messages.ts'

/** Destination and label of a next action. */
export interface NextActionLink {
  to: RoutePath
  label: Key
}

/** The link of an account’s next action; null if the depositor can only wait or link another account. */
export function nextActionLink(
  account: LinkedAccount,
  { name, paths, messages, isLinked }: LinkingFlow,
): NextActionLink | null {
  const action = nextAction(account)
  switch (action) {
    case 'use':
      // Another bank can be linked while the existing ones work.
      return name !== 'another' && isLinked(account.status)
        ? { to: paths.afterwards, label: messages.afterwards }
        : null
    case 'amounts':
      return { to: paths.microdeposits, label: 'link.pending.action' }
    case 'new-deposits':
      return { to: paths.reissue, label: 'incorrect.reissue' }
    case 'details':
      return { to: paths.bankDetails, label: 'returnedLink.action' }
    case 'another':
    case 'wait':
      return null
    default:
      return action satisfies never
  }
}
