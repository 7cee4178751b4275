import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type Severity = 'success' | 'info' | 'warning' | 'error'

/** §4, "Notification": `isOpen` is unset until the first one is shown. */
export interface Toast {
  message: string
  isOpen: boolean | undefined
  severity: Severity
}

const none: Toast = { message: '', isOpen: undefined, severity: 'success' }
const store = createStore<Toast>()(() => none)

export const toasts = {
  /** Sets the message and the severity (success if none is given), and opens it. */
  show(message: string, severity: Severity = 'success') {
    store.setState({ message, severity, isOpen: true })
  },
  /** Clears the message, resets the severity to success and closes it. */
  hide() {
    store.setState({ message: '', severity: 'success', isOpen: false })
  },
  /** Back to the beginning: no message, `isOpen` unset, severity success. */
  reset() {
    store.setState(none)
  },
  read: store.getState,
} as const

export function useToast(): Toast {
  return useStore(store)
}
