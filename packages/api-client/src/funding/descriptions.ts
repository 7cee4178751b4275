import { documented } from '../descriptions/documented.ts'
import { fundingBody, initialAmountBody } from './request-schema.ts'
import { fundedSchema, initialFundAmountSchema } from './schema.ts'

export const fundingDescriptions = {
  InitialFundAmount: documented(initialFundAmountSchema, 'The first deposit that is planned.', {
    amount: 'The amount in cents. Null while none is set.',
  }),
  Funded: documented(fundedSchema, 'The first deposit was asked for.', {
    status: 'The status of the request.',
    request_id: 'The request to follow by GET /request/{requestId}.',
  }),
  InitialAmountBody: documented(initialAmountBody, 'The first deposit.', { amount: 'The amount in cents.' }),
  FundingBody: documented(fundingBody, 'Where the first deposit comes from.', {
    linked_account_id: 'The linked account.',
  }),
}
