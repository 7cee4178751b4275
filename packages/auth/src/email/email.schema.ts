import { checkEmail, normalEmail } from '@coffer/domain/email'
import * as v from 'valibot'

const problemKeys = {
  empty: 'email.empty',
  'too-long': 'email.too-long',
  malformed: 'email.malformed',
} as const

/** A normalized email. Errors are message keys. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const problem = dataset.typed ? checkEmail(dataset.value) : null
    if (problem) addIssue({ message: problemKeys[problem] })
  }),
  v.transform(normalEmail),
)

export const emailSchema = v.object({ email })
