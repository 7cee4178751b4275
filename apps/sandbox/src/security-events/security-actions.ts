import type { SecurityEvent } from '@coffer/email-templates/emails'

/** Actions of which the account's owner is notified. The notice to a new email belongs to the change of the email. */
export type NotifiedAction = Exclude<SecurityEvent['kind'], 'email-added'>

/** Actions, each with the calls (method and pattern) whose refusal counts as its failure. */
const notifiedActions: Readonly<Record<NotifiedAction, readonly string[]>> = {
  'account-locked': [],
  'bank-linked': ['POST /link/fastlink', 'POST /link/manual', 'POST /link/manual/verify'],
  'bank-removed': ['POST /linked-accounts/:uuid/remove'],
  'beneficiaries-changed': [
    'POST /depositor/beneficiaries',
    'PATCH /depositor/beneficiaries/update-allocations',
    'PATCH /depositor/beneficiaries/:uuid',
    'DELETE /depositor/beneficiary',
    'POST /depositor/beneficiaries/delete-and-reallocate',
  ],
  // The contact is named in the body of PATCH /user and the path of POST /mfa-confirm-update/:type, so the handlers set
  // c.var.securityAction.
  'email-replaced': [],
  'joint-holder-invited': [
    'PATCH /depositor/update-secondary-email',
    'POST /depositor/resend-secondary-verification',
  ],
  'joint-holder-removed': ['POST /depositor/close-secondary-application'],
  'new-device': [],
  'passkey-added': ['POST /passkeys'],
  'passkey-removed': ['DELETE /passkeys/:uuid'],
  'password-changed': ['POST /reset-password'],
  // One step of PATCH /depositor.
  'password-replaced': [],
  'phone-replaced': [],
  'withdrawal-requested': ['POST /withdraw'],
}

const otherActions = {
  'account-number-read': ['GET /accounts/:uuid/number'],
  'account-closing-requested': ['POST /close-my-account'],
  'account-disputed': ['POST /not-me'],
  'deposit-changed': [
    'PATCH /deposit/:uuid',
    'PATCH /accounts/:uuid/plans/:plan',
    'POST /accounts/:uuid/plans/:plan/pause',
    'POST /accounts/:uuid/plans/:plan/resume',
    'POST /accounts/:uuid/plans/:plan/skip',
    'POST /accounts/:uuid/plans/:plan/restore',
    'POST /accounts/:uuid/plans/:plan/move',
    'POST /accounts/:uuid/plans/:plan/amounts',
  ],
  'deposit-requested': ['POST /deposit', 'POST /accounts/:uuid/plans'],
  'deposit-submitted': [],
  'device-forgotten': ['DELETE /devices/:uuid'],
  'device-remembered': [],
  'email-verified': [],
  'first-deposit-requested': ['POST /fund-my-account'],
  'identity-checked': ['POST /verify-identity'],
  'joint-holder-joined': [],
  'language-changed': ['PATCH /user/language'],
  /** A new session, after a code or on a remembered device. */
  'log-in': [],
  'log-in-locked': [],
  'log-in-password': ['POST /login'],
  'log-out': ['POST /logout'],
  'notification-setting-changed': ['PATCH /notification-settings'],
  'one-time-code': ['POST /mfa-verify/:nonceToken'],
  'passkey-used': ['POST /passkeys/log-in', 'POST /passkeys/second-factor', 'POST /passkeys/step-up'],
  'password-reset-requested': ['POST /forgot-password'],
  'phone-added': ['POST /mfa-add-sms'],
  registration: ['POST /register'],
  'session-ended': ['DELETE /sessions/:uuid'],
  'sessions-ended': ['DELETE /sessions'],
  'transfer-canceled': ['POST /transactions/:uuid/void', 'POST /accounts/:uuid/plans/:plan/end'],
} as const satisfies Record<string, readonly string[]>

export type SecurityAction = NotifiedAction | keyof typeof otherActions

const callsOfActions: Readonly<Record<SecurityAction, readonly string[]>> = {
  ...notifiedActions,
  ...otherActions,
}

const isSecurityAction = (name: string): name is SecurityAction => Object.hasOwn(callsOfActions, name)

/** All actions, in alphabetical order. */
export const securityActions: readonly SecurityAction[] = Object.keys(callsOfActions)
  .filter(isSecurityAction)
  .toSorted()

const actionsByCall = new Map(
  securityActions.flatMap((action) => callsOfActions[action].map((call) => [call, action] as const)),
)

/** The action that fails when a call such as `POST /withdraw` is refused; null for all other calls. */
export const findFailedAction = (call: string): SecurityAction | null => actionsByCall.get(call) ?? null
