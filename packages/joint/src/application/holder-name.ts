import type { JointHolder } from '@coffer/api-client/joint'
import { fullName } from '@coffer/application/person'

/** As a joint holder is called; by their email until their name is known. */
export const holderName = ({ fields, email }: JointHolder): string => fullName(fields) || email
