import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { drawerWidth, media, radius, space, weight } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

const Frame = styled.aside`
  display: none;

  ${media.drawer} {
    position: sticky;
    inset-block-start: 0;
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: ${space[32]};
    width: ${drawerWidth};
    height: 100dvh;
    padding: ${space[32]} ${space[24]} ${space[24]};
    overflow-y: auto;
    border-inline-end: 4px solid ${role('drawer-edge')};
    background: ${role('drawer')};
    color: ${role('on-drawer')};
  }

  :focus-visible {
    outline-color: ${role('focus-on-drawer')};
  }
`
const Brand = styled.div`
  background: ${role('drawer')};
  /* The logo is made for this background. */
  forced-color-adjust: none;
`
const Foot = styled.div`
  grid-row: 3;

  /* The sentence has three lines both in Lato and in its fallback, so that the sign keeps its height when Lato loads. */
  em {
    max-width: 12.5rem;
  }
`
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-inline: -${space[12]};

  a {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    min-height: 3rem;
    padding-inline: ${space[12]};
    border-radius: ${radius};
    color: ${role('on-drawer')};
    font-weight: ${weight.regular};
    text-decoration: none;
  }

  a:hover {
    background: ${role('drawer-hover')};
  }

  [data-part='count'] {
    margin-inline-start: auto;
    background: ${role('on-drawer')};
    color: ${role('drawer')};
  }

  a[aria-current] {
    background: ${role('drawer-active')};
    color: ${role('on-drawer-active')};
    font-weight: ${weight.bold};
  }

  ${media.forced} {
    a[aria-current] {
      outline: 1px solid;
    }
  }
`

export interface DrawerProps {
  logo: ReactNode
  sign?: ReactNode
  /** Links, each with a `NavigationLabel`. */
  children?: ReactNode
}

/** The side navigation from 900 px: logo, links, and the insurer's sign at the bottom. */
export function Drawer({ logo, sign, children }: DrawerProps) {
  const t = useTranslations()
  return (
    <Frame aria-label={t('aside.bank')}>
      <Brand>{logo}</Brand>
      {children && (
        <nav aria-label={t('navigation.main')}>
          <List>{Children.map(children, (item) => item && <li>{item}</li>)}</List>
        </nav>
      )}
      {sign && <Foot>{sign}</Foot>}
    </Frame>
  )
}
