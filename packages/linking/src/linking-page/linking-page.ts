import { tenantOriginOfLinkingOrigin } from '@coffer/branding/linking-host'
import { runLinkingPage } from './run-linking-page.ts'

// The script that tooling/tenant inlines in the linking page. It does nothing unless a tenant’s page frames it.
const tenantOrigin = tenantOriginOfLinkingOrigin(location.origin)
if (tenantOrigin !== null && window.parent !== window) runLinkingPage(tenantOrigin)
