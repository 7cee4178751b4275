import { InsurerSign } from './insurer-sign.tsx'
import { Logo } from './logo.tsx'

/** The logo of the tenant selected in Storybook, for a background of its theme. */
export function StoryLogo({ on }: { on: 'drawer' | 'log-in-panel' }) {
  const { institution = '', drawerLogo = '', logInLogo = '' } = document.documentElement.dataset
  return <Logo src={on === 'drawer' ? drawerLogo : logInLogo} alt={institution} />
}

/** The sign of that tenant's deposit insurer, if it has one. */
export function StorySign({ on }: { on?: 'surface' | 'drawer' }) {
  const insurer = document.documentElement.dataset['insurer']
  return insurer === 'FDIC' || insurer === 'NCUA' ? <InsurerSign insurer={insurer} on={on} /> : null
}
