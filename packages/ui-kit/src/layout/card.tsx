import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { cardStyles } from '../foundations/surfaces.ts'
import { media, space } from '../foundations/tokens.ts'

const CardFrame = styled.section`
  ${cardStyles}
  padding: ${space[24]} ${space[16]};

  /* Clips rows at the rounded corners. */
  &[data-flush='true'] {
    padding: 0;
    overflow: clip;
  }

  ${media.drawer} {
    padding: ${space[24]};
  }
`

/** A card. `isFlush` leaves the padding to the content. */
export function Card({
  label,
  isFlush = false,
  children,
}: {
  label?: string | undefined
  isFlush?: boolean
  children: ReactNode
}) {
  return (
    <CardFrame aria-label={label} data-flush={isFlush}>
      {children}
    </CardFrame>
  )
}
