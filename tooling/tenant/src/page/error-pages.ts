import type { Page } from './document.ts'
import { type OwnPageSubject, ownPage, ownPageStyles } from './own-page.ts'

/** The pages for a missing file and for a failure of the host, by the names that static hosts expect. */
export function errorPages(subject: OwnPageSubject): ReadonlyMap<string, Page> {
  const { branding } = subject.block
  const logo = branding.logos[subject.theme.logInLogo]
  const icon = branding.logos['sq-color']
  const rest = { inlineScripts: [], inlineStyles: [ownPageStyles(subject)] }
  return new Map([
    ['404.html', { html: ownPage(subject, { about: 'missing', leadsTo: '/', logo, icon }), ...rest }],
    ['500.html', { html: ownPage(subject, { about: 'broken', leadsTo: '', logo, icon }), ...rest }],
  ])
}
