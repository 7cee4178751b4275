import { FinishLater as FinishLaterAside } from '@coffer/application/finish-later'
import { CancelLink } from './cancel-link.tsx'

/** The links to finish later and to cancel, shown on every step. */
export function FinishLater() {
  return <FinishLaterAside to="/login/registration-home" cancel={<CancelLink />} />
}
