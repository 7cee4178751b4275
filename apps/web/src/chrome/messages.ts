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
export type Messages = (typeof areas)[keyof typeof areas]

/** Where this person's messages are: an unfinished application has its own place. Null for who is not logged in. */
export function useMessages(): Messages | null {
  const session = useSession()
  const { facts } = useRoute()
  // The guard has brought it; here it is only read. Where it has not, the screen's surroundings tell.
  const { data } = useQuery({ ...depositorQuery(), enabled: false })
  if (session.status !== 'signed-in') return null
  const isComplete = data ? data.lastStep === 'completed' : facts.chrome === 'bank'
  return areas[isComplete ? 'bank' : 'registration']
}
