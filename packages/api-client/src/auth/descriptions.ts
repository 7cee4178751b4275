import { documented } from '../descriptions/documented.ts'
import {
  codeBody,
  credentialsBody,
  emailBody,
  emailedLinkBody,
  passwordResetBody,
  phoneBody,
  registrationBody,
  reportBody,
  sessionBody,
} from './request-schema.ts'
import {
  codeResentSchema,
  codeSentSchema,
  deviceSchema,
  emailLinkAnswerSchema,
  livenessSchema,
  loginAnswerSchema,
  registerAnswerSchema,
  reportAnswerSchema,
  verifyAnswerSchema,
} from './schema.ts'

const email = 'The email address, as it was typed.'
const password = 'The new password. Its rules are in the tenant’s branding.'
const confirmation = 'The new password once more.'
const nonceToken = 'Names the code that was sent: the parameter of POST /mfa-verify/{nonceToken}.'
const lifetime = 'Seconds from receipt until the session ends unless it is extended.'
const linkUuid = 'The parameter `uuid` of the emailed link’s fragment.'
const linkHash = 'The parameter `hash` of the emailed link’s fragment, a secret.'
const token = 'The bearer token, sent as `Authorization: Bearer …` from now on.'

export const authDescriptions = {
  CredentialsBody: documented(credentialsBody, 'What a person logs in with.', {
    email,
    password: 'The password, as it was typed.',
  }),
  RegistrationBody: documented(registrationBody, 'What a person registers with.', {
    email,
    password,
    password_confirmation: confirmation,
    locale:
      'A language tag such as `es`, for the emails until the person chooses. Empty for `Accept-Language`.',
  }),
  EmailBody: documented(emailBody, 'The address that a link is emailed to.', { email }),
  EmailedLinkBody: documented(emailedLinkBody, 'What an emailed link has after its #.', {
    uuid: linkUuid,
    hash: linkHash,
  }),
  PasswordResetBody: documented(passwordResetBody, 'A new password by an emailed link.', {
    email,
    token: 'The secret of the emailed link.',
    password,
    password_confirmation: confirmation,
    code: 'The code sent by text message. Absent if the account has no verified phone.',
  }),
  ReportBody: documented(reportBody, 'What the link of a security notice has after its #.', {
    uuid: linkUuid,
    hash: linkHash,
  }),
  PhoneBody: documented(phoneBody, 'The first mobile number.', {
    phone: 'A number of the United States, as it was typed.',
  }),
  CodeBody: documented(codeBody, 'A one-time code.', {
    code: 'The six digits, as they were typed.',
    device_name: 'The name under which the device is remembered. Null or absent if it is not.',
    remember: 'Whether this device logs in without a code from now on.',
  }),
  SessionBody: documented(sessionBody, 'The device of a new session.', {
    session_id: 'The session’s id, from the answer that began it.',
    location: 'Where the device says it is. Null or absent if it does not say.',
    description: 'What the device says of itself. Null or absent if it says nothing.',
  }),
  EmailLinkAnswer: documented(emailLinkAnswerSchema, 'What came of an emailed link.', {
    state: '`verified` by this call, `used` before, or `expired`.',
  }),
  RegisterAnswer: documented(registerAnswerSchema, 'Where the link was sent.', {
    masked_email:
      'The email address with most of it hidden. It is the same for an address that is registered already.',
  }),
  LoginAnswer: documented(
    loginAnswerSchema,
    'A log-in. On a remembered device the session has begun, and the last three fields are present.',
    {
      token:
        'The bearer token. Until the code is entered it is good for the calls of the second factor only.',
      nonce_token: 'Names a code that was sent already. Null if the person chooses where to send it.',
      masked_email: 'The email address with most of it hidden.',
      mfa: {
        about: 'How the log-in is completed.',
        fields: {
          required: 'Whether a code or passkey is needed. False on a remembered device.',
          enrolled: 'Where codes can be sent.',
          masked_phone: 'The phone number with most of it hidden. Null if there is none.',
          has_passkey: 'Whether a passkey can replace the code. Absent without the capability.',
        },
      },
      expires_at: 'When the token expires: an instant in UTC.',
      session_id: 'The session’s id. Null or absent while a code is needed.',
      relink: 'Whether the person has to link their bank again. Null or absent while a code is needed.',
      token_duration: 'Seconds until the session ends. Null or absent while a code is needed.',
    },
  ),
  CodeSent: documented(codeSentSchema, 'A code was sent.', {
    nonce_token: nonceToken,
    masked_destination: 'The phone number or email address with most of it hidden.',
    resend_after_seconds: 'Seconds until another code may be asked for.',
  }),
  CodeResent: documented(codeResentSchema, 'Another code was sent; the earlier one no longer works.', {
    nonce_token: nonceToken,
    resend_after_seconds: 'Seconds until another code may be asked for.',
  }),
  VerifyAnswer: documented(verifyAnswerSchema, 'A session that began.', {
    token,
    session_id: 'The session’s id, for POST /session.',
    expires_at: 'When the session ends at the latest unless it is extended: an instant in UTC.',
    relink: 'Whether the person has to link their bank again.',
    token_duration: lifetime,
  }),
  Liveness: documented(livenessSchema, 'How long the session lasts.', { token_duration: lifetime }),
  CallingDevice: documented(deviceSchema, 'The calling device, by its request.', {
    device_name: 'A name such as “Chrome on Windows”.',
    browser: 'The browser. Null if it is unknown.',
    os: 'The operating system. Null if it is unknown.',
    ip_region: 'The region of its IP address. Null if it is unknown.',
  }),
  ReportAnswer: documented(reportAnswerSchema, 'What a report of “This wasn’t me” did.', {
    canceled_withdrawals: 'How many withdrawals were stopped before they were sent.',
    restored_contacts: 'The contacts whose earlier value was restored.',
  }),
}
