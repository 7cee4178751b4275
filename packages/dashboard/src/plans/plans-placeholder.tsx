import { Card } from '@coffer/ui-kit/layout'
import { LoadingRegion, Skeleton } from '@coffer/ui-kit/skeleton'
import { styled } from 'styled-components'

/** As high as the card, so that the page below does not shift. */
const Shape = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  height: 3.5rem;
`

export function PlansPlaceholder() {
  return (
    <Card>
      <LoadingRegion>
        <Shape>
          <Skeleton shape="heading" />
        </Shape>
      </LoadingRegion>
    </Card>
  )
}
