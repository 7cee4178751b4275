import { type RoutePath, useRoute } from '@coffer/router/link'

/** Where messages are read and written: inside the bank, or while an account is being opened. */
export interface MessageFlow {
  center: Extract<RoutePath, '/message-center' | '/registration/message-center'>
  write: Extract<RoutePath, `${string}/add-new-message`>
  /** The screens stand outside the navigation, so they lead back to the application themselves. */
  isDuringRegistration: boolean
}

const flows = {
  bank: { center: '/message-center', write: '/message-center/add-new-message', isDuringRegistration: false },
  steps: {
    center: '/registration/message-center',
    write: '/registration/message-center/add-new-message',
    isDuringRegistration: true,
  },
} as const satisfies Record<string, MessageFlow>

export function useMessageFlow(): MessageFlow {
  const { route } = useRoute()
  return route.chrome === 'bank' ? flows.bank : flows.steps
}
