import { documented } from '../descriptions/documented.ts'
import { statementFileSchema, statementSchema } from './schema.ts'

export const statementDescriptions = {
  Statement: documented(statementSchema, 'One month of the account, by the calendar of New York.', {
    year: 'The year.',
    month: 'The month: 1 to 12.',
    issued_at: 'When it was issued: an instant in UTC.',
    issued_on: 'The bank day of its issue. Null or absent if the provider reports the instant only.',
    opening_balance: 'The balance at the beginning of the month, in cents.',
    closing_balance: 'The balance at the end of the month, in cents.',
  }),
  StatementFile: documented(statementFileSchema, 'A link to a statement.', {
    download_url: 'A signed link to the PDF, for a few minutes.',
  }),
}
