import { homeOfLinkingOrigin } from '@coffer/branding/linking-host'
import { runLinkingPage } from './run-linking-page.ts'

// The script of the linking page, which is inlined in it (tooling/tenant). Outside of a tenant's page it does nothing.
const home = homeOfLinkingOrigin(location.origin)
if (home !== null && window.parent !== window) runLinkingPage(home)
