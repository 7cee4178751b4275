import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { visuallyHidden } from '../foundations/text.ts'
import { layer, media, space, weight } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

const Frame = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${role('hairline')};
  background: ${role('surface')};

  ${media.low} {
    position: static;
  }

  ${media.drawer} {
    display: none;
  }
`
const List = styled.ul`
  display: grid;
  /* Keeps its height until the links have loaded. */
  min-height: 4rem;
  grid-auto-flow: column;
  /* A long word takes space from short ones: "Transacciones" beside "Inicio". */
  grid-auto-columns: minmax(min-content, 1fr);

  a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space[4]};
    min-height: 4rem;
    padding: ${space[8]} ${space[4]};
    color: ${role('text-soft')};
    font-size: clamp(0.625rem, 3.05vw, 0.75rem);
    font-weight: ${weight.regular};
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
  }

  a:focus-visible {
    outline-offset: -4px;
  }

  /* If even short labels do not fit, they are visually hidden. */
  @media (max-width: 17.5em) {
    a > span:not([data-part]) {
      ${visuallyHidden}
    }
  }

  /* Overlaps the top right corner of the icon. */
  [data-part='count'] {
    position: absolute;
    inset-block-start: ${space[4]};
    inset-inline-start: calc(50% + ${space[4]});
    min-width: 1.25rem;
    padding-inline: ${space[4]};
    font-size: 0.75rem;
    line-height: 1.25rem;
  }

  a[aria-current] {
    color: ${role('link')};
    font-weight: ${weight.bold};
    box-shadow: inset 0 2px ${role('primary-edge')};

    ${media.forced} {
      text-decoration: underline;
    }
  }
`

/** Navigation on phones. Each child is one link with a `NavigationLabel`. */
export function BottomBar({ children }: { children: ReactNode }) {
  const t = useTranslations()
  return (
    <Frame data-part="bottom-bar" aria-label={t('navigation.main')}>
      <List>{Children.map(children, (item) => item && <li>{item}</li>)}</List>
    </Frame>
  )
}
