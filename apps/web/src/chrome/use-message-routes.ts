import { depositorQuery } from '@coffer/api-client/depositor'
import { type RoutePath, useRoute } from '@coffer/router/link'
import { useSession } from '@coffer/session/session'
import { useQuery } from '@tanstack/react-query'

const areas = {
  registration: {
    read: '/registration/message-center',
    write: '/registration/message-center/add-new-message',
  },
  bank: { read: '/message-center', write: '/message-center/add-new-message' },
} as const satisfies Record<string, Record<'read' | 'write', RoutePath>>
export type MessageRoutes = (typeof areas)[keyof typeof areas]

/** The routes of the message center. An unfinished application has its own. Null without a session. */
export function useMessageRoutes(): MessageRoutes | null {
  const session = useSession()
  const { route } = useRoute()
  // Fetched by the guard and only read here. Until it has loaded, the route's chrome decides.
  const { data } = useQuery({ ...depositorQuery(), enabled: false })
  if (session.status !== 'signed-in') return null
  const isComplete = data ? data.lastStep === 'completed' : route.chrome === 'bank'
  return areas[isComplete ? 'bank' : 'registration']
}
