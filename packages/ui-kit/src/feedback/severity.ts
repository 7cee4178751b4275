import type { IconName } from '../brand/icon.tsx'
import type { Role } from '@coffer/branding/roles'

export const severities = ['success', 'info', 'warning', 'error'] as const
export type Severity = (typeof severities)[number]

interface SeverityLook {
  ground: Role
  words: Role
  edge: Role
  icon: IconName
}

export const severityStyles: Record<Severity, SeverityLook> = {
  success: { ground: 'success-soft', words: 'on-success-soft', edge: 'success', icon: 'circle-check' },
  info: { ground: 'info-soft', words: 'on-info-soft', edge: 'info', icon: 'circle-info' },
  warning: { ground: 'warning-soft', words: 'on-warning-soft', edge: 'warning', icon: 'triangle-warning' },
  error: { ground: 'error-soft', words: 'on-error-soft', edge: 'error', icon: 'circle-error' },
}
