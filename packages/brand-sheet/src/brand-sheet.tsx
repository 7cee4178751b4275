import type { Branding } from '@coffer/branding/schema'
import { createTheme } from '@coffer/branding/theme'
import { Colours } from './colours/colours.tsx'
import { Components } from './components/components.tsx'
import { LettersInSmall } from './letters/letters-in-small.tsx'
import { Logos } from './logos/logos.tsx'
import { Cover } from './page/cover.tsx'
import { OnPaper, Page } from './page/sheet.tsx'
import { Screens } from './small/screens.tsx'
import { TypeFaces } from './type/type.tsx'

/** A tenant's brand on one page, to be looked at, printed and sent. */
export function BrandSheet({ branding }: { branding: Branding }) {
  const theme = createTheme(branding)
  return (
    <Page lang="en">
      <OnPaper />
      <Cover branding={branding} theme={theme} />
      <TypeFaces />
      <Logos branding={branding} theme={theme} />
      <Colours branding={branding} theme={theme} />
      <Components />
      <Screens branding={branding} theme={theme} />
      <LettersInSmall branding={branding} />
    </Page>
  )
}
