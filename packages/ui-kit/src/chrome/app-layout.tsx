import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { drawerWidth, measure, media, radius, space, weight } from '../foundations/tokens.ts'

const appear = keyframes`to { visibility: visible; }`

const Frame = styled.div`
  min-height: 100dvh;

  ${media.drawer} {
    display: grid;
    grid-template-columns: ${drawerWidth} minmax(0, 1fr);

    &[data-quiet='true'] {
      grid-template: auto 1fr / minmax(0, 1fr);
    }
  }

  /* Only the content is printed. */
  ${media.print} {
    display: block;
    min-height: 0;

    > :not([data-part='content']) {
      display: none;
    }
  }
`
const Content = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[48]};
  max-width: calc(${measure.dashboard} + 2 * ${space[48]});
  min-height: calc(100dvh - 3.75rem);
  padding: ${space[24]} ${space[16]} calc(var(--bottom-bar-height, 0px) + ${space[8]});

  ${media.drawer} {
    min-height: 100dvh;
    padding: ${space[64]} ${space[48]} ${space[8]};

    [data-quiet='true'] > & {
      width: 100%;
      max-width: calc(${measure.step} + 2 * ${space[48]});
      min-height: auto;
      margin-inline: auto;
    }
  }

  /* Hides the footer until the screen has a heading, because new content would push it out of view. */
  &:not(:has(h1)) > main + * {
    visibility: hidden;
  }

  /* Also hides it while a part of the screen loads, but for at most three seconds, because it has help and log-out. Stays
  visible with the focus inside: pressing its language button loads messages and must not lose the focus. */
  &:has(> main [data-due]) > main + :not(:focus-within) {
    visibility: hidden;
    animation: ${appear} 0s 3s forwards;
  }

  ${media.print} {
    display: block;
    max-width: none;
    min-height: 0;
    padding: 0;

    > :not(main) {
      display: none;
    }
  }
`
/** Placed in the space above the content, so that nothing shifts. */
const Actions = styled.header`
  display: none;

  ${media.drawer} {
    position: absolute;
    inset-block-start: ${space[4]};
    inset-inline-end: calc(${space[48]} - ${space[12]});
    display: flex;
  }

  a {
    ${text.small}
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 2.75rem;
    padding-inline: ${space[12]};
    border-radius: ${radius};
    color: ${role('link')};
    font-weight: ${weight.bold};
    text-decoration: none;
  }

  a:hover {
    background: ${role('surface-sunken')};
  }
`

export interface AppLayoutProps {
  drawer: ReactNode
  /** Whether a brand bar replaces the drawer and the content is centered. */
  isQuiet?: boolean
  /** The top of the screen on phones. */
  header: ReactNode
  /** The header's links on wide screens, each with an icon and a text. */
  actions?: ReactNode
  bottomBar?: ReactNode
  footer?: ReactNode
  /** The content of `main`. */
  children: ReactNode
}

/** The signed-in layout: drawer or header, `main`, footer, bottom bar. */
export function AppLayout({
  drawer,
  isQuiet = false,
  header,
  actions,
  bottomBar,
  footer,
  children,
}: AppLayoutProps) {
  return (
    <Frame data-quiet={isQuiet}>
      {drawer}
      {header}
      <Content data-part="content">
        {actions && <Actions>{actions}</Actions>}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
      </Content>
      {bottomBar}
    </Frame>
  )
}
