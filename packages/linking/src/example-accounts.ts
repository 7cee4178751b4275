import { linkedAccount } from '@coffer/api-client/fakes'
import type { LinkedAccount } from '@coffer/api-client/linking'

type WireLinkedAccount = ReturnType<typeof linkedAccount>

/** An account linked by its details, whose two small deposits have not been confirmed. */
export const pendingAccount = (part: Partial<WireLinkedAccount> = {}): WireLinkedAccount =>
  linkedAccount({
    source_type: 'MANUAL',
    status: 'VERIFICATION_PENDING',
    verify_attempts_left: 3,
    microdeposits_expected_by: '2026-11-24',
    ...part,
  })

/** A linked account in its domain form. */
export const exampleAccount = (part: Partial<LinkedAccount> = {}): LinkedAccount => ({
  uuid: 'a',
  institution: 'Demo Bank',
  accountName: 'Everyday',
  mask: '6789',
  accountType: 'checking',
  sourceType: 'MANUAL',
  status: 'ACTIVE',
  verifyAttemptsLeft: null,
  microdepositsExpectedOn: null,
  reissuesLeft: null,
  routingNumber: null,
  holderName: null,
  isDefault: null,
  ...part,
})
