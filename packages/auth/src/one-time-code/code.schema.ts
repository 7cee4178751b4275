import { checkCode } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'

/** Six digits. Errors are message keys of this package. */
export const codeSchema = v.pipe(
  v.string(),
  v.nonEmpty('code.empty'),
  v.check((code) => checkCode(code) === null, 'code.malformed'),
)
