import { styled } from 'styled-components'

/** Around a link on a line of its own: 44 px for a finger, more of it above, as the rows below are links too. */
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
