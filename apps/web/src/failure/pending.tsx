import { Skeleton, Waiting } from '@coffer/ui-kit/skeleton'

/** A screen that takes longer than 300 ms to come. */
export function Pending() {
  return (
    <Waiting>
      <Skeleton shape="heading" />
      <Skeleton shape="text" count={3} />
    </Waiting>
  )
}
