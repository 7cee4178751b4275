import { documented } from '../descriptions/documented.ts'
import { acceptedSchema, acceptedTransferSchema, requestResultSchema } from './schema.ts'

export const requestDescriptions = {
  Accepted: documented(acceptedSchema, 'A request that was accepted and is not done yet.', {
    request_id: 'The request to follow by GET /request/{requestId}.',
  }),
  AcceptedTransfer: documented(acceptedTransferSchema, 'A transfer that was accepted and is not done yet.', {
    request_id: 'The request to follow by GET /request/{requestId}.',
    scheduled_for: 'The business day on which it is sent. Absent unless it was moved.',
    asked_for: 'The calendar date that was asked for. Absent unless it was moved.',
  }),
  RequestResult: documented(requestResultSchema, 'A request that is done.', {
    kind: 'What the result is.',
    result: 'The accounts, the depositor, the status of a transfer, or the transactions.',
  }),
}
