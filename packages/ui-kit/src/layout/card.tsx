import { role } from '@coffer/branding/roles'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, radius, space } from '../foundations/tokens.ts'

const CardFrame = styled.section`
  padding: ${space[24]} ${space[16]};
  border: 1px solid ${role('hairline')};
  border-radius: ${radius};
  background: ${role('surface')};

  &[data-flush='true'] {
    padding: 0;
  }

  ${media.drawer} {
    padding: ${space[24]};
  }
`

/** A bordered surface. `isFlush` leaves the padding to the content. */
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
