import { Skeleton, LoadingRegion } from '@coffer/ui-kit/skeleton'

/** Shown while a screen takes longer than 300 ms to load. */
export function PendingScreen() {
  return (
    <LoadingRegion>
      <Skeleton shape="heading" />
      <Skeleton shape="text" count={3} />
    </LoadingRegion>
  )
}
