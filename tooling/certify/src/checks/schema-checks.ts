import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { alertsSchema } from '@coffer/api-client/alerts/schema'
import { bannersSchema } from '@coffer/api-client/banners/schema'
import { beneficiariesSchema } from '@coffer/api-client/beneficiaries/schema'
import { depositorSchema, progressSchema } from '@coffer/api-client/depositor/schema'
import { disclosuresSchema } from '@coffer/api-client/disclosures/schema'
import { faqsSchema } from '@coffer/api-client/faqs/schema'
import { linkedAccountsSchema } from '@coffer/api-client/linking/schema'
import { messagesSchema } from '@coffer/api-client/messages/schema'
import { statementsSchema } from '@coffer/api-client/statements/schema'
import { taxDocumentsSchema } from '@coffer/api-client/tax-documents/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import { userSchema } from '@coffer/api-client/user/schema'
import * as v from 'valibot'
import type { Check } from '../check.ts'

/** The reads of the application, with the schemas by which it reads them. */
const reads: readonly (readonly [path: string, schema: v.GenericSchema])[] = [
  ['/accounts', accountsSchema],
  ['/alerts', alertsSchema],
  ['/banner-alerts', bannersSchema],
  ['/depositor', depositorSchema],
  ['/depositor/beneficiaries', beneficiariesSchema],
  ['/depositor/progress', progressSchema],
  ['/disclosures', disclosuresSchema],
  ['/faqs', faqsSchema],
  ['/linked-accounts', linkedAccountsSchema],
  ['/messages', messagesSchema],
  ['/statements', statementsSchema],
  ['/tax-documents', taxDocumentsSchema],
  ['/transactions', transactionsSchema],
  ['/user', userSchema],
]

export const schemaChecks: readonly Check[] = reads.map(([path, schema]) => ({
  name: `GET ${path} has its schema`,
  run: async ({ depositor }) => {
    const { status, envelope } = await depositor.call('GET', path)
    if (status !== 200 || envelope === null) return [`it answered ${status}`]
    const read = v.safeParse(schema, envelope.data)
    return read.success
      ? []
      : read.issues.map((issue) => `${v.getDotPath(issue) ?? 'the data'}: ${issue.type}`)
  },
}))
