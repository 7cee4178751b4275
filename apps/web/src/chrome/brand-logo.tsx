import { useBranding, useLogo } from '@coffer/session/branding'
import { Logo } from '@coffer/ui-kit/logo'

/** The institution's logo, in the colour that reads on the ground it stands on. */
export function BrandLogo({ on }: { on: 'drawer' | 'front-door' }) {
  const { logoAltText } = useBranding()
  const src = useLogo(on === 'drawer' ? 'drawerLogo' : 'frontDoorLogo')
  return <Logo src={src} alt={logoAltText} />
}
