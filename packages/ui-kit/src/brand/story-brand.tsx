import { FdicSign } from './fdic-sign.tsx'
import { Logo } from './logo.tsx'

/** The logo of the tenant selected in Storybook, for a background of its theme. */
export function StoryLogo({ on }: { on: 'drawer' | 'log-in-panel' }) {
  const { institution = '', drawerLogo = '', logInLogo = '' } = document.documentElement.dataset
  return <Logo src={on === 'drawer' ? drawerLogo : logInLogo} alt={institution} />
}

/** The FDIC sign, where that tenant shows it. */
export function StorySign({ on }: { on?: 'surface' | 'drawer' }) {
  return document.documentElement.dataset['fdic'] === 'true' ? <FdicSign on={on} /> : null
}
