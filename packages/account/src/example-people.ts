import { depositor, handlers, linkedAccount, linkedAccounts } from '@coffer/api-client/fakes'

type LinkedAccountPart = Parameters<typeof linkedAccount>[0]

/** Linked accounts. */
export const banks = (...parts: LinkedAccountPart[]) =>
  handlers.linkedAccounts(linkedAccounts({ accounts: parts.map((part) => linkedAccount(part)) }))

/** A depositor whose application is approved but not complete. */
export const applicant = () =>
  handlers.depositor(depositor({ registration_last_step: 'confirmed', extended_status: null }))

/** A VIEW_ONLY depositor. */
export const viewOnly = () => handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' }))
