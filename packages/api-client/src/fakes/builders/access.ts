import type {
  WireCodeResent,
  WireCodeSent,
  WireDevice,
  WireLiveness,
  WireLoginAnswer,
  WireVerifyAnswer,
} from '../../auth/schema.ts'
import type { WireRememberedDevice } from '../../devices/schema.ts'
import type { WireOpenSession } from '../../sessions/schema.ts'
import type { WireAssertionChallenge, WireCreationChallenge, WirePasskey } from '../../passkeys/schema.ts'
import type { WireUser } from '../../user/schema.ts'
import { builder, id } from './builder.ts'

export const loginAnswer = builder<WireLoginAnswer>({
  token: 'pending-token',
  nonce_token: 'nonce',
  masked_email: 'a•••@example.com',
  mfa: { required: true, enrolled: ['sms', 'email'], masked_phone: '(•••) •••-0123' },
  expires_at: '2026-11-20T15:14:05Z',
})

export const verifyAnswer = builder<WireVerifyAnswer>({
  token: 'full-token',
  session_id: id(1),
  expires_at: '2026-11-20T15:19:05Z',
  relink: false,
  token_duration: 900,
})

export const codeSent = builder<WireCodeSent>({
  nonce_token: 'nonce',
  masked_destination: 'a•••@example.com',
  resend_after_seconds: 30,
})

export const codeResent = builder<WireCodeResent>({ nonce_token: 'nonce', resend_after_seconds: 30 })

export const liveness = builder<WireLiveness>({ token_duration: 900 })

export const device = builder<WireDevice>({
  device_name: 'Chrome on Linux',
  browser: 'Chrome',
  os: 'Linux',
  ip_region: 'Ohio',
})

export const openSession = builder<WireOpenSession>({
  uuid: 'session',
  device_name: 'Chrome on Windows',
  browser: 'Chrome',
  os: 'Windows',
  ip_region: 'Ohio',
  started_at: '2026-11-20T13:02:00Z',
  last_used_at: '2026-11-20T14:02:00Z',
  is_current: true,
})

export const rememberedDevice = builder<WireRememberedDevice>({
  uuid: id(20),
  device_name: 'Chrome on Linux',
  browser: 'Chrome',
  os: 'Linux',
  ip_region: 'Ohio',
  last_used_at: '2026-11-20T14:02:00Z',
  remembered_until: '2026-12-20T14:02:00Z',
  is_current: true,
})

export const passkey = builder<WirePasskey>({
  uuid: id(30),
  name: 'My laptop',
  created_at: '2026-11-02T14:02:00Z',
  last_used_at: '2026-11-20T14:02:00Z',
  is_synced: true,
})

export const assertionChallenge = builder<WireAssertionChallenge>({
  challenge_id: id(31),
  public_key: {
    challenge: 'Y2hhbGxlbmdl',
    rpId: 'harbor.localhost',
    timeout: 300_000,
    userVerification: 'required',
  },
})

export const creationChallenge = builder<WireCreationChallenge>({
  challenge_id: id(32),
  public_key: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'harbor.localhost', name: 'Harborlight Savings' },
    user: { id: 'dXNlcg', name: 'ada@example.com', displayName: 'ada@example.com' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  },
})

export const user = builder<WireUser>({
  uuid: id(3),
  email: 'ada@example.com',
  phone: '6145550123',
  language: 'en',
})
