import { queryOptions } from '@tanstack/react-query'
import { fetchTaxDocuments } from './calls.ts'

export const taxDocumentsQuery = () =>
  queryOptions({ queryKey: ['tax-documents'], queryFn: fetchTaxDocuments })
