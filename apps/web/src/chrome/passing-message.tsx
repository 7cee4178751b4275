import { toasts, useNotification } from '@coffer/session/toasts'
import { Snackbar } from '@coffer/ui-kit/snackbar'

const hide = () => toasts.hide()

/** The notification, at the bottom centre (§4). */
export function PassingMessage() {
  const { message, isOpen, severity } = useNotification()
  return <Snackbar message={isOpen ? message : ''} severity={severity} onClose={hide} />
}
