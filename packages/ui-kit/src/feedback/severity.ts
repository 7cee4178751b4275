import type { BasicIconName } from '../brand/basic-icon.tsx'
import type { Role } from '@coffer/branding/roles'

export const severities = ['success', 'info', 'warning', 'error'] as const
export type Severity = (typeof severities)[number]

interface SeverityStyle {
  background: Role
  text: Role
  border: Role
  icon: BasicIconName
}

export const severityStyles: Record<Severity, SeverityStyle> = {
  success: { background: 'success-soft', text: 'on-success-soft', border: 'success', icon: 'circle-check' },
  info: { background: 'info-soft', text: 'on-info-soft', border: 'info', icon: 'circle-info' },
  warning: {
    background: 'warning-soft',
    text: 'on-warning-soft',
    border: 'warning',
    icon: 'triangle-warning',
  },
  error: { background: 'error-soft', text: 'on-error-soft', border: 'error', icon: 'circle-error' },
}
