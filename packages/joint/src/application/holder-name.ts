import type { JointHolder } from '@coffer/api-client/joint'
import { fullName } from '@coffer/domain/names'

/** The name of a joint holder, or the email if the name is unknown. */
export const holderName = ({ fields, email }: JointHolder): string => fullName(fields) || email
