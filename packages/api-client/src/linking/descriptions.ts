import { documented } from '../descriptions/documented.ts'
import {
  bankDetailsBody,
  bankRemovalBody,
  instantLinkBody,
  microdepositsForm,
  reissueBody,
} from './request-schema.ts'
import {
  instantLinkAnswerSchema,
  instantLinkSchema,
  linkedAccountSchema,
  linkedAccountsSchema,
  manualLinkAnswerSchema,
  reissuedSchema,
  verifiedLinkSchema,
} from './schema.ts'

const expected = {
  microdeposits_expected_by:
    'When the microdeposits will have arrived: an instant in UTC. Null if none are expected.',
  microdeposits_expected_on:
    'The bank day by which they will have arrived. Null if none are expected, or only the instant is reported.',
} as const
const status = 'The status of the link.'

export const linkingDescriptions = {
  LinkedAccount: documented(linkedAccountSchema, 'An account at another bank.', {
    uuid: 'The linked account’s id.',
    institution: 'The name of the bank.',
    account_name: 'The account’s name at that bank.',
    mask: 'The last digits of its number.',
    account_type: 'Checking or savings.',
    source_type: 'How it was linked.',
    status,
    verify_attempts_left: 'How often the amounts may still be tried. Null if no amounts are expected.',
    ...expected,
    reissues_left: 'How often new microdeposits may still be sent. Null or absent if it is not reported.',
    routing_number: 'The routing number that was entered by hand: nine digits. Null or absent if none was.',
    holder_name: 'The holder’s name that was entered by hand. Null or absent if none was.',
    is_default: 'Whether it is offered first. Null or absent without the capability `linked_banks`.',
  }),
  LinkedAccounts: documented(linkedAccountsSchema, 'The linked accounts, and how others are linked.', {
    linking_mode: 'How the tenant lets accounts be linked.',
    same_fi_institution: 'The one bank that a same-institution mode accepts. Null in any other mode.',
    accounts: 'The linked accounts.',
  }),
  InstantLink: documented(instantLinkSchema, 'A session of the linking service.', {
    script_url: 'The script of the linking service.',
    fastlink_url: 'The page that the script opens.',
    access_token: 'The token of this session, a secret.',
    config_name: 'The configuration of the linking service.',
    expires_at: 'When the token expires: an instant in UTC.',
    institution: 'The one bank that a same-institution mode accepts. Null or absent in any other mode.',
    provider_id: 'The linking service’s id of that bank. Null or absent in any other mode.',
  }),
  InstantLinkAnswer: documented(instantLinkAnswerSchema, 'What was linked.', {
    success: 'Whether an account was linked.',
    uuid: 'The linked account. Null if there is none, or more than one to choose from.',
    accounts: 'The accounts that the provider read from the linking service.',
  }),
  ManualLinkAnswer: documented(manualLinkAnswerSchema, 'A link that waits for its microdeposits.', {
    uuid: 'The linked account’s id.',
    status,
    ...expected,
  }),
  VerifiedLink: documented(verifiedLinkSchema, 'A link after its amounts were tried.', {
    uuid: 'The linked account’s id.',
    status,
  }),
  Reissued: documented(reissuedSchema, 'New microdeposits.', expected),
  InstantLinkBody: documented(instantLinkBody, 'What the linking service reports to the page.', {
    provider_account_id: 'The linking service’s id of the account: a whole number, or its digits.',
    provider_id: 'The linking service’s id of the bank: a whole number, or its digits.',
    request_id: 'The linking service’s id of the request.',
  }),
  BankDetailsBody: documented(bankDetailsBody, 'An account as it was typed.', {
    account_type: '`checking` or `savings`.',
    routing_number: 'The routing number.',
    account_number: 'The account number.',
    account_number_confirmation: 'The account number once more.',
    holder_name: 'The name of the holder at that bank.',
  }),
  MicrodepositsForm: documented(microdepositsForm, 'The amounts of the microdeposits, as a form.', {
    account_id: 'The linked account.',
    amount_1: 'One amount in cents; their order does not matter.',
    amount_2: 'The other amount in cents.',
  }),
  BankRemovalBody: documented(bankRemovalBody, 'What becomes of the plans that use the account.', {
    plans: 'Whether they move to another account, or end. Null if there are none.',
    move_to: 'The linked account that they move to. Null unless they move.',
  }),
  ReissueBody: documented(reissueBody, 'The link whose microdeposits are sent again.', {
    account_id: 'The linked account.',
  }),
}
