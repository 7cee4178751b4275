import { documented } from '../descriptions/documented.ts'
import { nonProfitBody } from './request-schema.ts'
import { nonProfitSchema } from './schema.ts'

export const nonProfitDescriptions = {
  NonProfit: documented(nonProfitSchema, 'A non-profit that the bank gives to.', {
    ein: 'Its employer identification number, which names it.',
    name: 'Its name.',
    mission: 'What it does. Null if it is unknown.',
    location: 'Its city and state. Null if they are unknown.',
    locationAddress: 'Its address, shown if there is no location. Null if it is unknown.',
    status: 'For machines; `FAILED` means that the choice did not work. Null if there is none.',
  }),
  NonProfitBody: documented(nonProfitBody, 'The chosen non-profit.', {
    ein: 'Its employer identification number.',
  }),
}
