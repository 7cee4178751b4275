import { phoneField } from '@coffer/application/contact-schema'
import { type PersonFacts, personFields } from '@coffer/application/person-schema'
import * as v from 'valibot'

/** What the basic step asks: who the person is, and their phone. Messages are word keys. */
export const basicInformationSchema = (facts: PersonFacts) =>
  v.object({ ...personFields(facts), phone: phoneField })

export type BasicInformation = v.InferInput<ReturnType<typeof basicInformationSchema>>
