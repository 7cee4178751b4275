import { changeUnderWay } from '@coffer/router/access-results'
import { ChangeCode } from './change-code.tsx'

/** `/my-account/otp-verification`: the code that confirms a change. */
export function ChangeCodeScreen() {
  const change = changeUnderWay.use()
  return change && <ChangeCode change={change} />
}
