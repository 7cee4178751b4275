import { useRoute } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { AppLayout, BottomBar, Drawer, MobileHeader, NavigationLabel, SkipLink } from '@coffer/ui-kit/chrome'
import { FdicSign } from '@coffer/ui-kit/fdic-sign'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'
import { BrandLogo } from './brand-logo.tsx'
import { FaqLink } from './faq-link.tsx'
import { HomeLink } from './home-link.tsx'
import { MessagesLink } from './messages-link.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { PageFooter } from './page-footer.tsx'
import { PrintHeader } from './print-header.tsx'
import { useNavItems } from './use-nav-items.ts'

/** The bank with its navigation, or the steps of an application without one: drawer from 900 px, header below. */
export function DrawerFrame({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const { route } = useRoute()
  const { showFdic } = useBranding()
  const navItems = useNavItems()
  const logo = (
    <HomeLink>
      <BrandLogo on="drawer" />
    </HomeLink>
  )
  const items =
    route.chrome !== 'steps' &&
    navItems.map(({ to, icon, label, count }) => (
      <NavigationLink key={to} to={to}>
        <NavigationLabel icon={icon} count={count}>
          {t(label)}
        </NavigationLabel>
      </NavigationLink>
    ))
  return (
    <>
      <SkipLink />
      <AppLayout
        drawer={
          <Drawer logo={logo} sign={showFdic && <FdicSign on="drawer" />}>
            {items}
          </Drawer>
        }
        header={
          <MobileHeader logo={logo}>
            <FaqLink isCompact />
            <MessagesLink isCompact />
          </MobileHeader>
        }
        actions={
          <>
            <FaqLink />
            <MessagesLink />
          </>
        }
        bottomBar={items && <BottomBar>{items}</BottomBar>}
        footer={!route.withoutFooter && <PageFooter />}
      >
        {route.chrome === 'bank' && <PrintHeader />}
        {children}
      </AppLayout>
    </>
  )
}
