import { and, asc, eq } from 'drizzle-orm'
import { now, type Tx } from '../../database/in-tenant.ts'
import { passkeys } from '../../database/schema/passkeys.ts'
import type { RelyingParty } from './relying-party.ts'

export type Passkey = typeof passkeys.$inferSelect

/** More than the devices that anyone has; limits what a stolen session can add. */
export const maxPasskeys = 20

export const findPasskeys = (tx: Tx, userId: string): Promise<Passkey[]> =>
  tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.passkeyId))

/** Called when one of the passkeys may belong to a stranger. */
export const removePasskeys = (tx: Tx, userId: string) =>
  tx.delete(passkeys).where(eq(passkeys.userId, userId))

/** The user's passkeys that work on this host. */
export const findUsablePasskeys = (tx: Tx, userId: string, { id }: RelyingParty): Promise<Passkey[]> =>
  tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.rpId, id)))

export async function passkeyByCredential(
  tx: Tx,
  credentialId: string,
  { id }: RelyingParty,
): Promise<Passkey | null> {
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.rpId, id)))
  return passkey ?? null
}

/** Values that an authenticator reports when a passkey is used. */
export interface PasskeyUse {
  readonly passkey: Passkey
  readonly counter: number
  readonly isBackedUp: boolean
}

/** Stores a use; false if the passkey was removed, or used elsewhere, since it was read. */
export async function recordUse(tx: Tx, { passkey, counter, isBackedUp }: PasskeyUse): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: now(tx) })
    .where(and(eq(passkeys.passkeyId, passkey.passkeyId), eq(passkeys.counter, passkey.counter)))
    .returning({ passkeyId: passkeys.passkeyId })
  return used.length > 0
}

/** The WebAuthn library's descriptor of a passkey, to exclude or to allow it. */
export const toDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: [...transports],
})

/** The user handle that authenticators store: opaque, without personal data. */
export const toUserHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'))

export const passkeyToWire = ({ passkeyId, name, createdAt, lastUsedAt, isBackedUp }: Passkey) => ({
  uuid: passkeyId,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  is_synced: isBackedUp,
})
