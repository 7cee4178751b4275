import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { drawerWidth, measure, media, space } from '../foundations/tokens.ts'

const Frame = styled.div`
  min-height: 100dvh;

  ${media.drawer} {
    display: grid;
    grid-template-columns: ${drawerWidth} minmax(0, 1fr);
  }
`
const Content = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[48]};
  max-width: calc(${measure.dashboard} + 2 * ${space[48]});
  min-height: calc(100dvh - 3.75rem);
  padding: ${space[24]} ${space[16]} calc(var(--bottom-bar-height, 0px) + ${space[8]});

  ${media.drawer} {
    min-height: 100dvh;
    padding: ${space[48]} ${space[48]} ${space[8]};
  }
`

export interface AppFrameProps {
  drawer: ReactNode
  header: ReactNode
  bottomBar?: ReactNode
  footer?: ReactNode
  /** What `main` holds. */
  children: ReactNode
}

/** The page of a signed-in person: drawer or header, `main`, footer, bottom bar. */
export function AppFrame({ drawer, header, bottomBar, footer, children }: AppFrameProps) {
  return (
    <Frame>
      {drawer}
      {header}
      <Content>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
      </Content>
      {bottomBar}
    </Frame>
  )
}
