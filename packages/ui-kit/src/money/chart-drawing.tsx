import { role } from '@coffer/branding/roles'
import { styled } from 'styled-components'
import { media } from '../foundations/tokens.ts'

/** The SVG of a chart. Labels may extend beyond it. */
export const Drawing = styled.svg`
  overflow: visible;
`

/** A line at a round amount. */
export const Grid = styled.line`
  stroke: ${role('hairline')};

  ${media.forced} {
    stroke: GrayText;
  }
`
