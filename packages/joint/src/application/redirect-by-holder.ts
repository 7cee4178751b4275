import { type JointHolder, jointProgressQuery } from '@coffer/api-client/joint'
import type { RoutePath } from '@coffer/router/link'
import { recentData } from '@coffer/router/recent-data'
import type { ScreenRedirect } from '@coffer/router/screens'

/** Defines a redirect by the status of the joint application. */
export const redirectByHolder =
  (destination: (holder: JointHolder | null) => RoutePath | null): ScreenRedirect =>
  async ({ queryClient }) => {
    const holder = await recentData(queryClient, jointProgressQuery())
    return holder === undefined ? null : destination(holder)
  }
