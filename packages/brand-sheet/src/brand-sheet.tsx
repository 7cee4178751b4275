import type { Branding } from '@coffer/branding/schema'
import { createTheme } from '@coffer/branding/theme'
import { Colors } from './colors/colors.tsx'
import { Components } from './components/components.tsx'
import { EmailPreviews } from './emails/email-previews.tsx'
import { Logos } from './logos/logos.tsx'
import { Cover } from './page/cover.tsx'
import { PrintStyle, Page } from './page/sheet.tsx'
import { ScreenPreviews } from './previews/screen-previews.tsx'
import { Typography } from './typography/typography.tsx'

/** A tenant's brand on one page, to view, print and send. */
export function BrandSheet({ branding }: { branding: Branding }) {
  const theme = createTheme(branding)
  return (
    <Page lang="en">
      <PrintStyle />
      <Cover branding={branding} theme={theme} />
      <Typography />
      <Logos branding={branding} theme={theme} />
      <Colors branding={branding} theme={theme} />
      <Components />
      <ScreenPreviews branding={branding} theme={theme} />
      <EmailPreviews branding={branding} />
    </Page>
  )
}
