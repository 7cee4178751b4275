import { role } from '@coffer/branding/roles'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from '../foundations/text.ts'
import { media, space } from '../foundations/tokens.ts'

const Setting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[16]};
  border-block-end: 1px solid ${role('hairline')};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
`
const SettingLabel = styled.div`
  ${text.small}
  color: ${role('text-soft')};
`
const SettingValue = styled.div`
  grid-column: 1;
`
const SettingAction = styled.div`
  grid-area: 1 / 2 / span 2;

  ${media.enlarged} {
    grid-area: auto;
  }
`

/** A setting: label, value and the action that changes it. */
export function SettingsRow({
  label,
  value,
  action,
}: {
  label: ReactNode
  value: ReactNode
  action?: ReactNode
}) {
  return (
    <Setting>
      <SettingLabel>{label}</SettingLabel>
      <SettingValue>{value}</SettingValue>
      {action && <SettingAction>{action}</SettingAction>}
    </Setting>
  )
}
