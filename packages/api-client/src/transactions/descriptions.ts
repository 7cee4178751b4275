import { documented } from '../descriptions/documented.ts'
import { transactionSchema } from './schema.ts'

export const transactionDescriptions = {
  Transaction: documented(transactionSchema, 'A movement of an account.', {
    uuid: 'The transaction’s id.',
    request_id: 'The request that began it. Null for interest and corrections.',
    direction: 'From where to where its money moves; it is the sign of the amount.',
    status: 'How far it has come.',
    amount: 'The amount in cents, always positive.',
    description: 'What it is, in the language of the request.',
    return_code: 'Why the other bank sent it back. Null if it did not.',
    date_created: 'When it was asked for: an instant in UTC.',
    date_submitted: 'When it was sent: an instant in UTC. Null before that.',
    date_processed: 'When its status became final: an instant in UTC. Null before that.',
    scheduled_for: 'The business day on which it is sent. Null if it is not scheduled.',
    frequency: 'How often it repeats. Null if it is no deposit with a schedule.',
    balance_after: 'The balance after it, in cents. Null if it has not settled.',
    linked_account_id:
      'The account at the other bank. Null or absent if there is none, or it is not reported.',
    available_from: 'When a deposit can be withdrawn: an instant in UTC. Null or absent for others.',
    end_date: 'The last day of its schedule. Null or absent without one.',
    date_settled:
      'When its money settled, kept after a return: an instant in UTC. Null or absent before that.',
    posted_on: 'The bank day from which its money counts. Null or absent before that.',
    available_on: 'The bank day of `available_from`. Null or absent with it.',
    effective_on: 'The bank day under which it is shown and sorted. Null or absent if it is not reported.',
    asked_for:
      'The day that was asked for, before it was moved to a business day. Null or absent if it was not scheduled.',
    start_date: 'The first day of its schedule. Null or absent without one.',
  }),
}
