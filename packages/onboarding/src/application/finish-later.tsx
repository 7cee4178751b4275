import { FinishLater as FinishLaterAside } from '@coffer/application/finish-later'
import { CancelLink } from './cancel-link.tsx'

/** Beside every step: the link to finish later, and the one to cancel. */
export function FinishLater() {
  return <FinishLaterAside to="/login/registration-home" cancel={<CancelLink />} />
}
