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
} from '@coffer/api-client/auth/request-schema'
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
} from '@coffer/api-client/auth/schema'
import type { OperationGroup } from '@coffer/provider-kit/operation'

export const logInOperations = {
  name: 'Log-in',
  description: 'Registration, passwords, one-time codes and the session that they lead to.',
  operations: {
    'GET /sanctum/csrf-cookie': { summary: 'Issues the CSRF token, in a cookie', status: 204 },
    'POST /api/v1/register': {
      summary: 'Registers an email and sends a link to it',
      body: registrationBody,
      data: registerAnswerSchema,
      status: 201,
    },
    'POST /api/v1/email/verify': {
      summary: 'Uses the link that verifies an email',
      body: emailedLinkBody,
      data: emailLinkAnswerSchema,
    },
    'POST /api/v1/email/resend': { summary: 'Sends another link that verifies an email', body: emailBody },
    'POST /api/v1/login': {
      summary: 'Checks email and password',
      body: credentialsBody,
      data: loginAnswerSchema,
      refusals: {
        400: 'Email or password is wrong, or the email is not verified yet (`email_verification`).',
        403: 'Too many wrong passwords or codes locked the account.',
      },
    },
    'POST /api/v1/logout': { summary: 'Ends the session' },
    'GET /api/v1/mfa-select/{type}': {
      summary: 'Sends a one-time code by text message or email',
      data: codeSentSchema,
      refusals: {
        403: 'Too many wrong codes locked the account.',
        422: 'The type is neither `sms` nor `email`, or there is no phone number (`type`).',
      },
    },
    'GET /api/v1/mfa-resend/{nonceToken}': {
      summary: 'Sends another code, which replaces the earlier one',
      data: codeResentSchema,
      refusals: { 403: 'Too many wrong codes locked the account.' },
    },
    'POST /api/v1/mfa-add-sms': {
      summary: 'Adds the first mobile number and sends a code to it',
      body: phoneBody,
      data: codeSentSchema,
      refusals: { 403: 'There is a way to get codes already, or the account is locked.' },
    },
    'POST /api/v1/mfa-verify/{nonceToken}': {
      summary: 'Enters a code, which completes the log-in or confirms a change',
      needsSession: true,
      body: codeBody,
      data: verifyAnswerSchema,
      refusals: {
        400: 'The code is wrong, or used up (`code`).',
        403: 'Too many wrong codes locked the account (`code`).',
      },
    },
    'POST /api/v1/forgot-password': { summary: 'Emails a link that resets the password', body: emailBody },
    'POST /api/v1/reset-password': {
      summary: 'Sets a new password by the link',
      body: passwordResetBody,
      refusals: {
        400: 'The link is expired or used (`token`), the code is wrong (`code`), or the password breaks a rule (`password`).',
        403: 'The code that the account asks for is missing, and was sent (`code`).',
      },
    },
    'POST /api/v1/not-me': {
      summary: 'Reports what a security notice is about, which locks the account',
      body: reportBody,
      data: reportAnswerSchema,
      refusals: { 400: 'The link is expired or unknown (`token`).' },
    },
    'POST /api/v1/session': { summary: 'Describes the device of a new session', body: sessionBody },
    'GET /api/v1/auth-check': { summary: 'Extends the session', data: livenessSchema },
    'GET /api/v1/auth-check/no-ext': {
      summary: 'Returns how long the session lasts, without extending it',
      data: livenessSchema,
    },
    'GET /api/v1/device-info': { summary: 'Describes the calling device', data: deviceSchema },
  },
} as const satisfies OperationGroup
