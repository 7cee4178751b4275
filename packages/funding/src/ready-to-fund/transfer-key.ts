import { draftOf } from '@coffer/session/drafts'

const kept = draftOf('first-transfer')

/**
 * The idempotency key of the transfer from one linked account. It outlives a reload, so that a transfer
 * whose answer was lost is asked for again and not made a second time.
 */
export function transferKey(linkedAccountId: string): string {
  const { key, from } = kept.read()
  if (typeof key === 'string' && from === linkedAccountId) return key
  const made = crypto.randomUUID()
  kept.write({ key: made, from: linkedAccountId })
  return made
}

/** The transfer is known to be accepted: the next one is another. */
export const forgetTransferKey = (): void => kept.clear()
