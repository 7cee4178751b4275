import { darkMedia, useAppearance } from '@coffer/session/appearance'
import { useBranding, useDarkLogo, useLogo } from '@coffer/session/branding'
import { Logo } from '@coffer/ui-kit/logo'

/** The bank's logo in the variant for its background, or the bank's name if it has no logo. */
export function BrandLogo({ on }: { on: 'drawer' | 'log-in' }) {
  const { logoAltText, name } = useBranding()
  const src = useLogo(on === 'drawer' ? 'drawerLogo' : 'logInLogo')
  const darkSrc = useDarkLogo()
  const media = darkMedia(useAppearance())
  if (src === '') return <strong>{name}</strong>
  return <Logo src={src} alt={logoAltText} dark={darkSrc ? { src: darkSrc, media } : undefined} />
}
