import { useRoute } from '@coffer/router/link'
import { useInsurer } from '@coffer/session/branding'
import {
  AppLayout,
  BottomBar,
  BrandBar,
  Drawer,
  MobileHeader,
  NavigationLabel,
  SkipLink,
} from '@coffer/ui-kit/chrome'
import { InsurerSign } from '@coffer/ui-kit/insurer-sign'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'
import { BrandLogo } from './brand-logo.tsx'
import { FaqLink } from './faq-link.tsx'
import { HomeLink } from './home-link.tsx'
import { MessagesLink } from './messages-link.tsx'
import { isInBottomBar } from './nav-items.ts'
import { NavigationLink } from './navigation-link.tsx'
import { PageFooter } from './page-footer.tsx'
import { PrintHeader } from './print-header.tsx'
import { useNavItems } from './use-nav-items.ts'
import { useUnreadMessages } from './use-unread-messages.ts'

/**
 * The frame of the bank, with the navigation in a drawer from 900 px, or of an application's steps, with only the logo.
 */
export function DrawerFrame({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const { route } = useRoute()
  const insurer = useInsurer()
  const navItems = useNavItems()
  const { count: unread, isWaiting } = useUnreadMessages()
  const logo = (
    <HomeLink>
      <BrandLogo on="drawer" />
    </HomeLink>
  )
  const sign = insurer !== 'none' && <InsurerSign insurer={insurer} on="drawer" />
  const isQuiet = route.chrome === 'steps'
  const renderLink = ({ to, icon, label, count }: (typeof navItems)[number]) => (
    <NavigationLink key={to} to={to}>
      <NavigationLabel icon={icon} count={count}>
        {t(label)}
      </NavigationLabel>
    </NavigationLink>
  )
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
              {navItems.map(renderLink)}
            </Drawer>
          )
        }
        header={
          <MobileHeader logo={logo}>
            {!isWaiting && (
              <>
                <FaqLink isCompact />
                <MessagesLink count={unread} isCompact />
              </>
            )}
          </MobileHeader>
        }
        actions={
          !isWaiting && (
            <>
              <FaqLink />
              <MessagesLink count={unread} />
            </>
          )
        }
        bottomBar={
          !isQuiet && <BottomBar>{navItems.filter(({ to }) => isInBottomBar(to)).map(renderLink)}</BottomBar>
        }
        footer={!route.withoutFooter && <PageFooter />}
      >
        {route.chrome === 'bank' && <PrintHeader />}
        {children}
      </AppLayout>
    </>
  )
}
