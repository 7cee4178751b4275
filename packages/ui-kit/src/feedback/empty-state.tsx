import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { space } from '../foundations/tokens.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[8]};
  max-width: 30rem;
  color: ${role('text-soft')};
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: ${role('primary-soft')};
  color: ${role('on-primary-soft')};
`
const Title = styled.h2`
  ${text.heading}
  color: ${role('text')};
`
const Action = styled.div`
  padding-block-start: ${space[8]};
`

export interface EmptyStateProps {
  icon?: IconName
  title: string
  action?: ReactNode
  /** Explains what will be listed and how to add it. */
  children: ReactNode
}

/** The empty state of a list. */
export function EmptyState({ icon, title, action, children }: EmptyStateProps) {
  return (
    <Frame>
      {icon && (
        <Mark>
          <Icon name={icon} />
        </Mark>
      )}
      <Title>{title}</Title>
      <div>{children}</div>
      {action && <Action>{action}</Action>}
    </Frame>
  )
}
