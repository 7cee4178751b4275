import { useBranding, useLogo } from '@coffer/session/branding'
import { Logo } from '@coffer/ui-kit/logo'

/** The bank's logo in the variant for its background; its name when there is no logo. */
export function BrandLogo({ on }: { on: 'drawer' | 'log-in' }) {
  const { logoAltText, name } = useBranding()
  const src = useLogo(on === 'drawer' ? 'drawerLogo' : 'logInLogo')
  if (src === '') return <strong>{name}</strong>
  return <Logo src={src} alt={logoAltText} />
}
