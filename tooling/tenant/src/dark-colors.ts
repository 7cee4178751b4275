import { createDarkColors } from '@coffer/branding/dark-theme'
import type { ThemeColors } from '@coffer/branding/theme'
import type { CheckedTenant } from './check/check-tenant.ts'

/** The colors of a tenant's dark pages; null if the tenant has no dark theme. */
export const darkColors = ({ branding, tenant }: CheckedTenant): ThemeColors | null =>
  tenant.settings.darkTheme ? createDarkColors(branding) : null
