import { type RoutePath, useRoute } from '@coffer/router/link'

/** The message routes of the bank or of an application. */
export interface MessageFlow {
  center: Extract<RoutePath, '/message-center' | '/registration/message-center'>
  write: Extract<RoutePath, `${string}/add-new-message`>
  /** During an application the screens have no navigation, so they link back to the application. */
  isDuringRegistration: boolean
}

const flows = {
  bank: { center: '/message-center', write: '/message-center/add-new-message', isDuringRegistration: false },
  application: {
    center: '/registration/message-center',
    write: '/registration/message-center/add-new-message',
    isDuringRegistration: true,
  },
} as const satisfies Record<string, MessageFlow>

export function useMessageFlow(): MessageFlow {
  const { route } = useRoute()
  return route.chrome === 'bank' ? flows.bank : flows.application
}
