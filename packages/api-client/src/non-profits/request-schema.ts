import * as v from 'valibot'
import { shortText } from '../request/text.ts'

/** POST /nonprofits/select. */
export const nonProfitBody = v.object({ ein: shortText })
