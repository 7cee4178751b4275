import { useRoute } from '@coffer/router/link'
import { AnchorButton } from '@coffer/ui-kit/button'
import { useSession } from '@coffer/session/session'
import { Stack } from '@coffer/ui-kit/layout'
import { type ReactNode, Suspense } from 'react'
import { RouteBanners } from '../banners/route-banners.tsx'
import { useTranslations } from '../messages.ts'
import { BrandLogo } from './brand-logo.tsx'
import { DrawerFrame } from './drawer-frame.tsx'
import { LogInFrame } from './log-in-frame.tsx'
import { HomeLink } from './home-link.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageFooter } from './page-footer.tsx'
import { CurrentToast } from './current-toast.tsx'
import { TimeoutDialog } from './timeout-dialog.tsx'
import { usePageTitleAndFocus } from './use-page-title-and-focus.ts'
import { ViewOnlyNotice } from './view-only-notice.tsx'

/** The frame around every screen, by the chrome of its route. */
export function Frame({ children }: { children: ReactNode }) {
  usePageTitleAndFocus()
  return (
    <>
      <Chrome>
        <OfflineNotice />
        <Suspense fallback={null}>{children}</Suspense>
      </Chrome>
      <CurrentToast />
      <TimeoutDialog />
    </>
  )
}

function Chrome({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const { path, route } = useRoute()
  const isSignedIn = useSession().status === 'signed-in'
  // A signed-in depositor keeps the navigation at an unknown or forbidden URL.
  const chrome = path === '/not-found' && isSignedIn ? 'bank' : route.chrome
  switch (chrome) {
    case 'log-in':
    case 'bare':
      return (
        <LogInFrame
          logo={
            <HomeLink>
              <BrandLogo on="log-in" />
            </HomeLink>
          }
          close={
            route.hasCloseButton && (
              <AnchorButton variant="quiet" href="/login">
                {t('header.close')}
              </AnchorButton>
            )
          }
          hasOffer={route.hasOffer}
          hasCalculator={path === '/' || path === '/login'}
          banners={<RouteBanners />}
          footer={<PageFooter />}
        >
          {children}
        </LogInFrame>
      )
    case 'steps':
    case 'bank':
      return (
        <DrawerFrame>
          <Stack gap={24}>
            <RouteBanners />
            <ViewOnlyNotice />
            {children}
          </Stack>
        </DrawerFrame>
      )
    default:
      return chrome satisfies never
  }
}
