import { useBranding } from '@coffer/session/branding'
import { tenant } from '@coffer/session/tenant'
import { Logo } from '@coffer/ui-kit/logo'

/** The institution's logo, in the colour that reads on the ground it stands on. */
export function BrandLogo({ on }: { on: 'drawer' | 'front-door' | 'page' }) {
  const { logos, logoAltText } = useBranding()
  const { drawerLogo, frontDoorLogo } = tenant().theme
  const shape = { drawer: drawerLogo, 'front-door': frontDoorLogo, page: 'hor-color' } as const
  return <Logo src={logos[shape[on]]} alt={logoAltText} />
}
