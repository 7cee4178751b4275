import { LogInForm } from '@coffer/auth/log-in'
import { useNavigate } from '@coffer/router/link'
import { afterLogIn } from './after-log-in.ts'

/** The log-in page within the application, after a logout or from a link. */
export function LogInScreen() {
  const navigate = useNavigate()
  return <LogInForm onLoggedIn={(answer) => void navigate(afterLogIn(answer))} />
}
