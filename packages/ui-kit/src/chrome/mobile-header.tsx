import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { headerHeight, layer, media, radius, space } from '../foundations/tokens.ts'

const Frame = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  height: ${headerHeight};
  padding-inline: ${space[16]} ${space[8]};
  border-block-end: 4px solid ${role('drawer-edge')};
  background: ${role('drawer')};
  color: ${role('on-drawer')};
  /* The logo is made for this background. */
  forced-color-adjust: none;

  :focus-visible {
    outline-color: ${role('focus-on-drawer')};
  }

  > a {
    display: grid;
    align-content: center;
    min-height: 2.75rem;
  }

  ${media.low} {
    position: static;
  }

  ${media.drawer} {
    display: none;
  }
`
const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${space[4]};

  a,
  button {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border-radius: ${radius};
    color: inherit;
  }

  a:hover,
  button:hover {
    background: ${role('drawer-hover')};
  }

  [data-part='count'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    min-width: 1.25rem;
    padding-inline: ${space[4]};
    background: ${role('on-drawer')};
    color: ${role('drawer')};
    font-size: 0.75rem;
    line-height: 1.25rem;
  }
`

/** The header on phones: the logo, and up to two icon links or buttons. */
export function MobileHeader({ logo, children }: { logo: ReactNode; children?: ReactNode }) {
  return (
    <Frame>
      {logo}
      <Actions>{children}</Actions>
    </Frame>
  )
}
