import { toasts, useToast } from '@coffer/session/toasts'
import { Toast } from '@coffer/ui-kit/toast'

const hide = () => toasts.hide()

/** The toast, at the bottom center of the page. */
export function CurrentToast() {
  const { message, isOpen, severity } = useToast()
  return <Toast message={isOpen ? message : ''} severity={severity} onClose={hide} />
}
