import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../brand/icon.tsx'
import { type Role, role } from '@coffer/branding/roles'
import { size, space, tagRadius, weight } from '../foundations/tokens.ts'

export type TagTone = 'neutral' | 'success' | 'info' | 'warning' | 'error'

const toneStyles: Record<TagTone, { background: Role; text: Role; icon: IconName }> = {
  neutral: { background: 'surface-sunken', text: 'text-soft', icon: 'clock' },
  success: { background: 'success-soft', text: 'on-success-soft', icon: 'check' },
  info: { background: 'info-soft', text: 'on-info-soft', icon: 'clock' },
  warning: { background: 'warning-soft', text: 'on-warning-soft', icon: 'triangle-warning' },
  error: { background: 'error-soft', text: 'on-error-soft', icon: 'circle-error' },
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  padding: 0.125rem ${space[8]} 0.125rem ${space[4]};
  border-radius: ${tagRadius};
  font-size: ${size[14]};
  font-weight: ${weight.bold};
  line-height: 1.4286;
  white-space: nowrap;

  svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 2.25;
  }

  ${Object.entries(toneStyles)
    .map(
      ([tone, { background, text }]) =>
        `&[data-tone='${tone}'] { background: ${role(background)}; color: ${role(text)}; }`,
    )
    .join('\n')}
`

interface StatusTagProps {
  tone: TagTone
  children: ReactNode
}

/** A status in one word, with its icon. */
export const StatusTag = memo(function StatusTag({ tone, children }: StatusTagProps) {
  return (
    <Tag data-tone={tone}>
      <Icon name={toneStyles[tone].icon} size="small" />
      <span>{children}</span>
    </Tag>
  )
})
