import { isKnown } from '@coffer/session/tenant'
import { beginTransport } from './transport.ts'

/** A page that cannot say whose it is asks before it begins. Any other goes on at once. */
export async function knowInstitution(): Promise<void> {
  if (isKnown()) return
  const { askWhose } = await import('@coffer/session/unknown-institution')
  await askWhose(beginTransport)
}
