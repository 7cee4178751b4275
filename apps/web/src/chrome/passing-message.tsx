import { toasts, useNotification } from '@coffer/session/toasts'
import { Toast } from '@coffer/ui-kit/toast'

const hide = () => toasts.hide()

/** The notification, at the bottom centre (§4). */
export function PassingMessage() {
  const { message, isOpen, severity } = useNotification()
  return <Toast message={isOpen ? message : ''} severity={severity} onClose={hide} />
}
