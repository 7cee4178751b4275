import { useRoute } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import {
  AppLayout,
  BottomBar,
  BrandBar,
  Drawer,
  MobileHeader,
  NavigationLabel,
  SkipLink,
} from '@coffer/ui-kit/chrome'
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
import { useUnreadMessages } from './use-unread-messages.ts'

/** The bank with its navigation in a drawer from 900 px, or the steps of an application under the logo alone. */
export function DrawerFrame({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const { route } = useRoute()
  const { showFdic } = useBranding()
  const navItems = useNavItems()
  const { count: unread, isHeldBack } = useUnreadMessages()
  const logo = (
    <HomeLink>
      <BrandLogo on="drawer" />
    </HomeLink>
  )
  const sign = showFdic && <FdicSign on="drawer" />
  const isQuiet = route.chrome === 'steps'
  const items =
    !isQuiet &&
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
        isQuiet={isQuiet}
        drawer={
          isQuiet ? (
            <BrandBar logo={logo} sign={sign} />
          ) : (
            <Drawer logo={logo} sign={sign}>
              {items}
            </Drawer>
          )
        }
        header={
          <MobileHeader logo={logo}>
            {!isHeldBack && (
              <>
                <FaqLink isCompact />
                <MessagesLink count={unread} isCompact />
              </>
            )}
          </MobileHeader>
        }
        actions={
          !isHeldBack && (
            <>
              <FaqLink />
              <MessagesLink count={unread} />
            </>
          )
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
