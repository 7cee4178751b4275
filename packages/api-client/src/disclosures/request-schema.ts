import * as v from 'valibot'
import { shortText } from '../request/text.ts'

/** POST /disclosure/{disclosure}. */
export const signatureBody = v.object({ attestation: v.literal(true), hash: shortText })
