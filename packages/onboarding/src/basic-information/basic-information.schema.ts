import { phoneField } from '@coffer/application/contact-schema'
import { type PersonContext, personFields } from '@coffer/application/person-schema'
import * as v from 'valibot'

/** The basic step: the person and their phone. Messages are message keys. */
export const basicInformationSchema = (facts: PersonContext) =>
  v.object({ ...personFields(facts), phone: phoneField })

export type BasicInformation = v.InferInput<ReturnType<typeof basicInformationSchema>>
