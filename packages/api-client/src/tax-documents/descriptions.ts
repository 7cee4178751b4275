import { documented } from '../descriptions/documented.ts'
import { taxDocumentSchema } from './schema.ts'

export const taxDocumentDescriptions = {
  TaxDocument: documented(taxDocumentSchema, 'A tax form of a calendar year.', {
    uuid: 'The document’s id.',
    tax_year: 'The calendar year that it is about.',
    form: 'The form of the IRS, such as “1099-INT”.',
    issued_at: 'When it was issued: an instant in UTC.',
    issued_on: 'The bank day of its issue. Null or absent if the provider reports the instant only.',
    download_url: 'A signed link to the PDF, for a few minutes.',
  }),
}
