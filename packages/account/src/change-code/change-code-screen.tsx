import { changeUnderWay } from '@coffer/router/access-results'
import { Navigate } from '@coffer/router/navigate'
import { ChangeCode } from './change-code.tsx'

/** `/my-account/otp-verification`: the code for the change. */
export function ChangeCodeScreen() {
  const change = changeUnderWay.use()
  return change ? <ChangeCode change={change} /> : <Navigate to="/my-account/edit-user-info" />
}
