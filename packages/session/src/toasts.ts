import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type Severity = 'success' | 'info' | 'warning' | 'error'

/** `isOpen` is undefined until the first toast is shown. */
export interface Toast {
  message: string
  isOpen: boolean | undefined
  severity: Severity
}

const none: Toast = { message: '', isOpen: undefined, severity: 'success' }
const store = createStore<Toast>()(() => none)

export const toasts = {
  /** Sets the message and the severity (success by default), and opens the toast. */
  show(message: string, severity: Severity = 'success') {
    store.setState({ message, severity, isOpen: true })
  },
  /** Clears the message, resets the severity to success and closes it. */
  hide() {
    store.setState({ message: '', severity: 'success', isOpen: false })
  },
  /** Back to the initial state: no message, `isOpen` undefined, severity success. */
  reset() {
    store.setState(none)
  },
  read: store.getState,
} as const

export function useToast(): Toast {
  return useStore(store)
}
