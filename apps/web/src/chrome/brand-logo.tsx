import { useBranding, useLogo } from '@coffer/session/branding'
import { Logo } from '@coffer/ui-kit/logo'

/** The institution's logo, in the colour that reads on the ground it stands on; its name where there is none. */
export function BrandLogo({ on }: { on: 'drawer' | 'front-door' }) {
  const { logoAltText, name } = useBranding()
  const src = useLogo(on === 'drawer' ? 'drawerLogo' : 'frontDoorLogo')
  if (src === '') return <strong>{name}</strong>
  return <Logo src={src} alt={logoAltText} />
}
