import { useResult } from '@coffer/session/flow-results'
import { Navigate } from '@coffer/router/navigate'
import { ChangeCode } from './change-code.tsx'

/** `/my-account/otp-verification`: the code for the change. */
export function ChangeCodeScreen() {
  const change = useResult('change-under-way')
  return change ? <ChangeCode change={change} /> : <Navigate to="/my-account/edit-user-info" />
}
