import { toasts, useToast } from '@coffer/session/toasts'
import { Toast } from '@coffer/ui-kit/toast'

const hide = () => toasts.hide()

/** The notification, at the bottom centre (§4). */
export function PassingMessage() {
  const { message, isOpen, severity } = useToast()
  return <Toast message={isOpen ? message : ''} severity={severity} onClose={hide} />
}
