import type { JointHolder } from '@coffer/api-client/joint'
import { fullName } from '@coffer/domain/names'

/** The name of a joint holder; their email until it is known. */
export const holderName = ({ fields, email }: JointHolder): string => fullName(fields) || email
