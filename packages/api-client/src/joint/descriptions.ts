import { documented } from '../descriptions/documented.ts'
import {
  entityBody,
  holderContactBody,
  holderEmailBody,
  holderPasswordBody,
  identityBody,
  registerHolderBody,
} from './request-schema.ts'
import {
  entitySchema,
  invitationAnswerSchema,
  invitationSchema,
  jointHolderSchema,
  verifiedIdentitySchema,
} from './schema.ts'

export const jointDescriptions = {
  Invitation: documented(invitationSchema, 'The latest invitation of a joint holder.', {
    sent_at: 'When it was sent: an instant in UTC.',
    expires_at: 'When it expires: an instant in UTC.',
    is_locked: 'Whether too many failed identity checks locked it; a new invitation unlocks it.',
  }),
  JointHolder: documented(jointHolderSchema, 'A joint holder, as the primary depositor sees them.', {
    email: 'The email address that the invitation goes to.',
    entity_id: 'The application that both belong to.',
    registration_status: 'The result of the identity review. Null before there is one.',
    is_pending_signup: 'Whether the holder has not signed up yet.',
    progress: {
      about: 'How far the holder’s application has come.',
      fields: {
        registration_last_step: 'The last completed step. Null, empty and `none` all mean that none is.',
        fields: 'What was saved.',
      },
    },
    revision: 'Changes with every change of the holder. Null or absent if the provider has none.',
    invitation: 'The latest invitation. Null or absent before there is one.',
  }),
  Entity: documented(entitySchema, 'The holders of an application.', {
    entity_id: 'The application’s id.',
    primary_depositor: 'The primary holder. Null if they were excluded.',
    secondary_depositors: 'The joint holders, without those who were excluded.',
  }),
  VerifiedIdentity: documented(verifiedIdentitySchema, 'An invited holder who was identified.', {
    email: 'The email address that the holder logs in with.',
    token: 'Sets the password once, in step password of PATCH /depositor.',
  }),
  InvitationAnswer: documented(invitationAnswerSchema, 'The state of an invitation.', {
    state: '`verified` if it can be used, otherwise why it cannot.',
    inviter: 'The primary holder’s name. Null or absent unless the link is valid.',
  }),
  EntityBody: documented(entityBody, 'Whom to leave out.', {
    excludeDepositorIds: 'Ids of depositors to leave out. Null or absent for nobody.',
  }),
  RegisterHolderBody: documented(registerHolderBody, 'A joint holder to add.', {
    email: 'The email address of the joint holder.',
    entity_id: 'The application, from POST /entity/details.',
  }),
  HolderEmailBody: documented(holderEmailBody, 'Another address for the invitation.', {
    email: 'The email address of the joint holder.',
  }),
  HolderContactBody: documented(holderContactBody, 'The field of step contact of an invited holder.', {
    phone: 'The mobile number, as it was typed.',
  }),
  HolderPasswordBody: documented(holderPasswordBody, 'The fields of step password of an invited holder.', {
    email: 'The email address, from POST /verify-identity.',
    token: 'The token, from POST /verify-identity.',
    password: 'The new password. Its rules are in the tenant’s branding.',
    password_confirmation: 'The new password once more.',
  }),
  IdentityBody: documented(identityBody, 'What an invited holder is identified by.', {
    uuid: 'The parameter `uuid` of the emailed link’s fragment.',
    hash: 'The parameter `hash` of the emailed link’s fragment, a secret.',
    ssn_last_four: 'The last four digits of the Social Security number.',
    date_of_birth: 'The date of birth, `YYYY-MM-DD`.',
  }),
}
