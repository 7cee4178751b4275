import { allowsDeposits, type LinkedAccountStatus, isUsable } from '@coffer/domain/status'
import { type RoutePath, useRoute } from '@coffer/router/link'
import type { Key } from '../messages.ts'

/** Linking a bank to open an account, to replace a bank that no longer works, or in addition to others. */
export type LinkingFlowName = 'registration' | 'relink' | 'another'

/** The screens of linking in order, then the screens where the flow ends, is continued later, and offers help. */
interface LinkingPaths {
  selection: RoutePath
  failed: RoutePath
  bankDetails: RoutePath
  sent: RoutePath
  microdeposits: RoutePath
  incorrect: RoutePath
  reissue: RoutePath
  successful: RoutePath
  afterwards: RoutePath
  later: RoutePath
  contact: RoutePath
}

/** The messages that differ between the flows. */
type FlowMessage =
  | 'title'
  | 'titleSame'
  | 'why'
  | 'whySame'
  | 'instantDescription'
  | 'afterwards'
  | 'later'
  | 'next'
  | 'verifiedTitle'
  | 'verified'

export interface LinkingFlow {
  name: LinkingFlowName
  paths: LinkingPaths
  messages: Record<FlowMessage, Key>
  /**
   * Whether an account with this status completes the flow. Deposits require less than clearing the relink flag does.
   */
  isLinked: (status: LinkedAccountStatus) => boolean
}

export const linkingFlows: Readonly<Record<LinkingFlowName, LinkingFlow>> = {
  registration: {
    name: 'registration',
    paths: {
      selection: '/registration/link-account-selection',
      failed: '/registration/link-account-selection/failed',
      bankDetails: '/manual-funding/banking-information',
      sent: '/manual-funding/microdeposits/sent',
      microdeposits: '/manual-funding/microdeposits',
      incorrect: '/manual-funding/incorrect',
      reissue: '/manual-funding/reissue',
      successful: '/manual-funding/successful',
      afterwards: '/fund-account',
      later: '/login/registration-home',
      contact: '/registration/message-center/add-new-message',
    },
    messages: {
      title: 'link.title',
      titleSame: 'link.title.sameInstitution',
      why: 'link.why',
      whySame: 'link.why.sameInstitution',
      instantDescription: 'link.instant.description',
      afterwards: 'verified.action',
      later: 'sent.later',
      next: 'sent.next',
      verifiedTitle: 'verified.title',
      verified: 'verified.body',
    },
    isLinked: allowsDeposits,
  },
  relink: {
    name: 'relink',
    paths: {
      selection: '/relink/selection',
      failed: '/relink/selection/failed',
      bankDetails: '/relink/manual/banking-information',
      sent: '/relink/manual/microdeposits/sent',
      microdeposits: '/relink/manual/microdeposits',
      incorrect: '/relink/manual/incorrect',
      reissue: '/relink/manual/reissue',
      successful: '/relink/manual/successful',
      afterwards: '/dashboard',
      later: '/dashboard',
      contact: '/message-center/add-new-message',
    },
    messages: {
      title: 'relink.title',
      titleSame: 'relink.title.sameInstitution',
      why: 'relink.why',
      whySame: 'relink.why.sameInstitution',
      instantDescription: 'relink.instant.description',
      afterwards: 'relink.home',
      later: 'relink.home',
      next: 'relink.next',
      verifiedTitle: 'verified.title',
      verified: 'relink.verified',
    },
    isLinked: isUsable,
  },
  another: {
    name: 'another',
    paths: {
      selection: '/my-account/link-bank',
      failed: '/my-account/link-bank/failed',
      bankDetails: '/my-account/link-bank/banking-information',
      sent: '/my-account/link-bank/microdeposits/sent',
      microdeposits: '/my-account/link-bank/microdeposits',
      incorrect: '/my-account/link-bank/incorrect',
      reissue: '/my-account/link-bank/reissue',
      successful: '/my-account/link-bank/success',
      afterwards: '/my-account',
      later: '/my-account',
      contact: '/message-center/add-new-message',
    },
    messages: {
      title: 'another.title',
      titleSame: 'another.title.sameInstitution',
      why: 'another.why',
      whySame: 'another.why.sameInstitution',
      instantDescription: 'relink.instant.description',
      afterwards: 'another.afterwards',
      later: 'another.afterwards',
      next: 'another.next',
      verifiedTitle: 'another.linked.title',
      verified: 'another.linked',
    },
    isLinked: isUsable,
  },
}

/** The flow that a path belongs to. */
export function linkingFlowAt(path: RoutePath): LinkingFlow {
  if (path.startsWith('/my-account/')) return linkingFlows.another
  return path.startsWith('/relink/') ? linkingFlows.relink : linkingFlows.registration
}

export function useLinkingFlow(): LinkingFlow {
  return linkingFlowAt(useRoute().path)
}
