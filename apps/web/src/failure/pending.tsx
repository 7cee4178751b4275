import { Skeleton, LoadingRegion } from '@coffer/ui-kit/skeleton'

/** A screen that takes longer than 300 ms to come. */
export function Pending() {
  return (
    <LoadingRegion>
      <Skeleton shape="heading" />
      <Skeleton shape="text" count={3} />
    </LoadingRegion>
  )
}
