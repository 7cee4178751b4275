import { homeOfLinkingOrigin } from '@coffer/branding/linking-host'
import { runLinkingPage } from './run-linking-page.ts'

// The script that tooling/tenant inlines in the linking page. It does nothing unless a tenant’s page frames it.
const home = homeOfLinkingOrigin(location.origin)
if (home !== null && window.parent !== window) runLinkingPage(home)
