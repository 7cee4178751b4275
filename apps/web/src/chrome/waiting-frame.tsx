import { useBranding } from '@coffer/session/branding'
import { AppLayout, Drawer, MobileHeader } from '@coffer/ui-kit/chrome'
import { FdicSign } from '@coffer/ui-kit/fdic-sign'
import { GlobalStyle } from '@coffer/ui-kit/global-style'
import { Card, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { BrandLogo } from './brand-logo.tsx'

/** The bank's frame before the application is loaded, prerendered: the brand, and the shape of a screen. */
export function WaitingFrame() {
  const { showFdic } = useBranding()
  const logo = <BrandLogo on="drawer" />
  return (
    <>
      <GlobalStyle />
      <AppLayout
        drawer={<Drawer logo={logo} sign={showFdic && <FdicSign on="drawer" />} />}
        header={<MobileHeader logo={logo} />}
      >
        <Stack gap={24}>
          <Skeleton shape="heading" />
          <Card>
            <Stack gap={24}>
              <Skeleton shape="amount" />
              <Skeleton shape="text" count={4} />
            </Stack>
          </Card>
        </Stack>
      </AppLayout>
    </>
  )
}
