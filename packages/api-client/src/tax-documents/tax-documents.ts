import { call, type CallOptions } from '../transport/call.ts'
import { taxDocumentsSchema, type TaxDocument } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { TaxDocument } from './schema.ts'

/** GET /tax-documents, the newest first. */
export const fetchTaxDocuments = ({ signal }: CallOptions = {}): Promise<TaxDocument[]> =>
  call({ method: 'GET', path: '/tax-documents', schema: taxDocumentsSchema, signal })

export const taxDocumentsQuery = () =>
  queryOptions({ queryKey: ['tax-documents'], queryFn: fetchTaxDocuments })
