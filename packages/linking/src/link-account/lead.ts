import type { LinkedAccount } from '@coffer/api-client/linking'
import type { RoutePath } from '@coffer/router/routes'
import { wayOn } from './linked-account.ts'
import type { LinkingFlow } from './linking-flow.ts'
import type { Key } from '../messages.ts'

/** Where a linked account leads, and what its link says. */
export interface Lead {
  to: RoutePath
  label: Key
}

/** The one thing to do with a linked account as it stands; null where only waiting or another account helps. */
export function leadOf(account: LinkedAccount, { paths, words, isLinked }: LinkingFlow): Lead | null {
  const way = wayOn(account)
  switch (way) {
    case 'use':
      return isLinked(account.status) ? { to: paths.afterwards, label: words.afterwards } : null
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
      return way satisfies never
  }
}
