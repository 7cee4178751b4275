import { phoneField } from '@coffer/application/contact-schema'
import {
  requireLastName,
  type PersonContext,
  personFields,
  withoutSingleName,
} from '@coffer/application/person-schema'
import * as v from 'valibot'

/** The basic step: personal details and phone. Errors are message keys. */
export const basicInformationSchema = (context: PersonContext) =>
  v.pipe(
    v.object({ ...personFields(context), phone: phoneField }),
    requireLastName(),
    v.transform(withoutSingleName),
  )

export type BasicInformation = v.InferInput<ReturnType<typeof basicInformationSchema>>
