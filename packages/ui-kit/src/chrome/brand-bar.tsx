import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { measure, media, space } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

const Frame = styled.aside`
  display: none;

  ${media.drawer} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[48]};
    padding: ${space[16]} max(${space[48]}, (100% - ${measure.step}) / 2);
    border-block-end: 4px solid ${role('drawer-edge')};
    background: ${role('drawer')};
    color: ${role('on-drawer')};
    /* The logo is made for this background. */
    forced-color-adjust: none;
  }

  :focus-visible {
    outline-color: ${role('focus-on-drawer')};
  }
`
const Sign = styled.div`
  max-width: 36rem;
`

/** Replaces the drawer from 900 px on screens without navigation: the logo and the insurer's sign. */
export function BrandBar({ logo, sign }: { logo: ReactNode; sign?: ReactNode }) {
  const t = useTranslations()
  return (
    <Frame aria-label={t('aside.bank')}>
      {logo}
      {sign && <Sign>{sign}</Sign>}
    </Frame>
  )
}
