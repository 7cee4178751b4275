import { documented } from '../descriptions/documented.ts'
import { caseBody } from './request-schema.ts'
import { caseSchema, casesSchema, newCaseSchema } from './schema.ts'

export const caseDescriptions = {
  Case: documented(caseSchema, 'A problem that a holder reported about a transaction.', {
    uuid: 'The case’s id.',
    transaction_uuid: 'The transaction.',
    reason: 'What is wrong with it.',
    status: 'Whose turn it is.',
    thread_uuid:
      'Its conversation in the message center. Null for a case of the other holder, who alone can read it.',
    opened_on: 'The bank day of the report.',
    reply_by:
      'The bank day by which the bank expects to respond. Null while no message waits for a response.',
  }),
  Cases: documented(casesSchema, 'The cases of both holders.', {
    reply_business_days: 'Business days within which the bank expects to respond.',
    cases: 'The cases, newest first.',
  }),
  NewCase: documented(newCaseSchema, 'A report, and all cases after it.', {
    uuid: 'The new case’s id.',
    overview: 'All cases, the new one included.',
  }),
  CaseBody: documented(caseBody, 'A report of a problem.', {
    transaction_uuid: 'The transaction.',
    reason: 'What is wrong with it.',
    details: 'The depositor’s own words. Absent or empty if the reason is enough.',
  }),
}
