import { documented } from '../descriptions/documented.ts'
import { rateSchema } from './schema.ts'

export const rateDescriptions = {
  Rate: documented(rateSchema, 'A rate of an account.', {
    apy: 'The annual percentage yield in percent, as a decimal text such as “4.35”.',
    effective_on: 'The first bank day that earns it.',
    announced_on: 'The bank day on which the holders were notified. Null for the first rate.',
  }),
}
