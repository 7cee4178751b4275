import { useResult } from '@coffer/session/flow-results'
import { GoTo } from '@coffer/router/go-to'
import { ChangeCode } from './change-code.tsx'

/** `/my-account/otp-verification`: the code for the change. */
export function ChangeCodeScreen() {
  const change = useResult('change-under-way')
  return change ? <ChangeCode change={change} /> : <GoTo to="/my-account/edit-user-info" />
}
