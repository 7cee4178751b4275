import type { Failure } from '@coffer/api-client/transport'

/** The key went out before with other details, which were accepted: that money has moved, this has not. */
export const isKeyTaken = ({ kind, fields }: Failure): boolean =>
  kind === 'invalid' && 'idempotencyKey' in fields
