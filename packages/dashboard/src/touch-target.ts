import { styled } from 'styled-components'

/** Wraps a link on its own line: 44 px high, most of it above the line because the rows below are links too. */
export const TouchTarget = styled.span`
  a {
    position: relative;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    height: 2.75rem;
    transform: translateY(-64%);
  }
`
