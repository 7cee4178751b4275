import { documented } from '../descriptions/documented.ts'
import { closingBody, depositBody, depositChangeBody, withdrawalBody } from './request-schema.ts'

const to = 'The linked account that receives the money.'
const reason = 'Why the account is closed. Absent for `other`.'

export const transferDescriptions = {
  DepositBody: documented(depositBody, 'A deposit from a linked account.', {
    linked_account_id: 'The linked account that it draws on.',
    amount: 'The amount in cents.',
    frequency: 'How often it repeats. Absent for `once`.',
    start_date: 'The calendar date of the first deposit. Null or absent for now.',
    end_date: 'The last calendar date of a repeating deposit. Null or absent without one.',
  }),
  DepositChangeBody: documented(
    depositChangeBody,
    'Changed fields of a deposit. An absent field keeps its value.',
    {
      amount: 'The amount in cents.',
      frequency: 'How often it repeats.',
      start_date: 'The calendar date of the first deposit. Null or absent keeps it.',
      end_date: 'The last calendar date of a repeating deposit. Null removes it.',
    },
  ),
  WithdrawalBody: documented(withdrawalBody, 'A withdrawal to a linked account.', {
    linked_account_id: to,
    amount: 'The amount in cents. Null or absent with `close_account`.',
    close_account: 'Whether everything is withdrawn and the account closed.',
    reason,
  }),
  ClosingBody: documented(closingBody, 'The closing of an account.', { linked_account_id: to, reason }),
}
