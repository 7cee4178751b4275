import { codeSentSchema, loginAnswerSchema, verifyAnswerSchema } from '@coffer/api-client/auth/schema'
import { rememberedDevicesSchema } from '@coffer/api-client/devices/schema'
import { assertionBody, passkeyBody, passkeyNameBody } from '@coffer/api-client/passkeys/request-schema'
import {
  assertionChallengeSchema,
  creationChallengeSchema,
  passkeySchema,
  passkeysSchema,
} from '@coffer/api-client/passkeys/schema'
import {
  notificationSettingBody,
  unsubscribeBody,
} from '@coffer/api-client/notification-settings/request-schema'
import {
  notificationSettingsSchema,
  unsubscribedSchema,
} from '@coffer/api-client/notification-settings/schema'
import { openSessionsSchema } from '@coffer/api-client/sessions/schema'
import { contactBody, contactChangeBody, userLanguageBody } from '@coffer/api-client/user/request-schema'
import { userSchema } from '@coffer/api-client/user/schema'
import type { OperationGroup } from '@coffer/provider-kit/operation'

/** The options come from a library, and are parsed by their schema before they are sent. */
const creationChallenge = { data: creationChallengeSchema, isUnchecked: true } as const
const assertionChallenge = { data: assertionChallengeSchema, isUnchecked: true } as const

export const accountSecurityOperations = {
  name: 'Account security',
  description: 'Contacts, sessions, remembered devices, notification settings and passkeys.',
  operations: {
    'GET /api/v1/user': { summary: 'Returns email and phone of the person', data: userSchema },
    'POST /api/v1/mfa-confirm-update/{type}': {
      summary: 'Sends a code to a new email or phone',
      body: contactChangeBody,
      data: codeSentSchema,
      refusals: { 403: 'Too many wrong codes locked the account.' },
    },
    'PATCH /api/v1/user': {
      summary: 'Saves a new email or phone after its code',
      body: contactBody,
      data: userSchema,
      refusals: { 403: 'The new contact was not confirmed by its code.' },
    },
    'PATCH /api/v1/user/language': {
      capability: 'language',
      summary: 'Saves the language of emails and text messages to the person',
      body: userLanguageBody,
      data: userSchema,
    },
    'GET /api/v1/sessions': { summary: 'Lists the open sessions', data: openSessionsSchema },
    'DELETE /api/v1/sessions': { summary: 'Logs out everywhere' },
    'DELETE /api/v1/sessions/{uuid}': { summary: 'Ends one session' },
    'GET /api/v1/devices': { summary: 'Lists the remembered devices', data: rememberedDevicesSchema },
    'DELETE /api/v1/devices/{uuid}': { summary: 'Forgets a remembered device' },
    'GET /api/v1/notification-settings': {
      capability: 'notification_settings',
      summary: 'Lists which notices reach the person, and how',
      data: notificationSettingsSchema,
    },
    'PATCH /api/v1/notification-settings': {
      capability: 'notification_settings',
      summary: 'Turns one kind of notice on or off in a channel',
      body: notificationSettingBody,
      data: notificationSettingsSchema,
    },
    'POST /api/v1/notification-settings/unsubscribe': {
      capability: 'notification_settings',
      summary: 'Turns off the emails that a link came with',
      body: unsubscribeBody,
      data: unsubscribedSchema,
      refusals: { 400: 'The link was changed, or is too old (`secret`).' },
    },
    'GET /api/v1/passkeys': { capability: 'passkeys', summary: 'Lists the passkeys', data: passkeysSchema },
    'POST /api/v1/passkeys/challenge': {
      capability: 'passkeys',
      summary: 'Issues a challenge to add a passkey',
      ...creationChallenge,
      refusals: {
        403: 'The change was not confirmed within ten minutes (`step_up`).',
        422: 'There are 20 passkeys already.',
      },
    },
    'POST /api/v1/passkeys': {
      capability: 'passkeys',
      summary: 'Adds a passkey',
      body: passkeyBody,
      data: passkeySchema,
      status: 201,
      refusals: {
        400: 'The passkey could not be created, or its challenge expired.',
        403: 'The change was not confirmed within ten minutes (`step_up`).',
      },
    },
    'PATCH /api/v1/passkeys/{uuid}': {
      capability: 'passkeys',
      summary: 'Renames a passkey',
      body: passkeyNameBody,
      data: passkeySchema,
    },
    'DELETE /api/v1/passkeys/{uuid}': {
      capability: 'passkeys',
      summary: 'Removes a passkey',
      refusals: { 403: 'The change was not confirmed within ten minutes (`step_up`).' },
    },
    'POST /api/v1/passkeys/log-in/challenge': {
      capability: 'passkeys',
      summary: 'Issues a challenge to log in with a passkey',
      ...assertionChallenge,
    },
    'POST /api/v1/passkeys/log-in': {
      capability: 'passkeys',
      summary: 'Logs in with a passkey',
      body: assertionBody,
      data: loginAnswerSchema,
      refusals: {
        400: 'The passkey is unknown, or its challenge expired (`passkey`).',
        403: 'The account is locked.',
      },
    },
    'POST /api/v1/passkeys/second-factor/challenge': {
      capability: 'passkeys',
      summary: 'Issues a challenge to use a passkey in place of a code',
      ...assertionChallenge,
      refusals: { 403: 'The account is locked.', 422: 'The person has no passkey here (`passkey`).' },
    },
    'POST /api/v1/passkeys/second-factor': {
      capability: 'passkeys',
      summary: 'Completes the log-in with a passkey',
      body: assertionBody,
      data: verifyAnswerSchema,
      refusals: {
        400: 'The passkey is unknown, or its challenge expired (`passkey`).',
        403: 'The account is locked.',
      },
    },
    'POST /api/v1/passkeys/step-up/challenge': {
      capability: 'passkeys',
      summary: 'Issues a challenge to confirm a change with a passkey',
      ...assertionChallenge,
      refusals: { 403: 'The account is locked.', 422: 'The person has no passkey here (`passkey`).' },
    },
    'POST /api/v1/passkeys/step-up': {
      capability: 'passkeys',
      summary: 'Confirms a change with a passkey',
      body: assertionBody,
      refusals: {
        400: 'The passkey is unknown, or its challenge expired (`passkey`).',
        403: 'The account is locked.',
      },
    },
  },
} as const satisfies OperationGroup
