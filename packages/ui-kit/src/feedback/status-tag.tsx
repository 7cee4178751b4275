import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../brand/icon.tsx'
import { type Role, role } from '@coffer/branding/roles'
import { size, space, weight } from '../foundations/tokens.ts'

export type TagTone = 'neutral' | 'success' | 'info' | 'warning' | 'error'

const looks: Record<TagTone, { ground: Role; words: Role; icon: IconName }> = {
  neutral: { ground: 'surface-sunken', words: 'text-soft', icon: 'clock' },
  success: { ground: 'success-soft', words: 'on-success-soft', icon: 'check' },
  info: { ground: 'info-soft', words: 'on-info-soft', icon: 'clock' },
  warning: { ground: 'warning-soft', words: 'on-warning-soft', icon: 'triangle-warning' },
  error: { ground: 'error-soft', words: 'on-error-soft', icon: 'circle-error' },
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  padding: 0.125rem ${space[8]} 0.125rem ${space[4]};
  border-radius: 0.25rem;
  font-size: ${size[14]};
  font-weight: ${weight.bold};
  line-height: 1.4286;
  white-space: nowrap;

  svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 2.25;
  }

  ${Object.entries(looks)
    .map(
      ([tone, { ground, words }]) =>
        `&[data-tone='${tone}'] { background: ${role(ground)}; color: ${role(words)}; }`,
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
      <Icon name={looks[tone].icon} size="small" />
      {children}
    </Tag>
  )
})
