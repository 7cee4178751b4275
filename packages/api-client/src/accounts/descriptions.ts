import { documented } from '../descriptions/documented.ts'
import { nicknameBody } from './request-schema.ts'
import { accountNumberSchema, accountSchema, limitsSchema, nicknameSchema } from './schema.ts'

export const accountDescriptions = {
  Account: documented(accountSchema, 'A savings account of the caller.', {
    uuid: 'The account’s id.',
    name: 'The product’s name, in the language of the request.',
    nickname:
      'The holders’ own name for the account. Null if they gave none; absent if the provider has no nicknames.',
    number_masked: 'The account number with all but its last four digits hidden.',
    routing_number: 'The routing number of the bank: nine digits.',
    available_balance: 'What can be withdrawn now, in cents.',
    current_balance: 'The settled balance with deposits on hold, in cents.',
    pending_balance: 'Deposits that have not settled, in cents.',
    apy: 'The annual percentage yield in percent, as a decimal text such as “4.35”.',
    interest_ytd: 'Interest posted in this calendar year, in cents.',
    opened_at: 'When the account was opened: an instant in UTC.',
    opened_on:
      'The bank day on which the account was opened. Null or absent if the provider reports the instant only.',
    closing_since: 'When its closing was asked for: an instant in UTC. Null or absent if it was not.',
    limits: 'The limits of transfers.',
  }),
  AccountLimits: documented(limitsSchema, 'Limits of transfers, in cents.', {
    deposit_min: 'The smallest deposit, in cents.',
    deposit_max: 'The largest deposit, in cents.',
    deposit_daily: 'The most that may be deposited in a day, in cents.',
    withdraw_min: 'The smallest withdrawal, in cents.',
    withdraw_daily: 'The most that may be withdrawn in a day, in cents.',
    initial_min: 'The smallest first deposit, in cents.',
    initial_max: 'The largest first deposit, in cents.',
  }),
  AccountNumber: documented(accountNumberSchema, 'The whole number of an account.', {
    account_number: 'The account number: digits only.',
  }),
  Nickname: documented(nicknameSchema, 'The name of an account after a change.', {
    nickname: 'The holders’ own name for the account. Null if it was removed.',
  }),
  NicknameBody: documented(nicknameBody, 'A new name for an account.', {
    nickname: '1 to 30 characters, trimmed. Null removes the name.',
  }),
}
