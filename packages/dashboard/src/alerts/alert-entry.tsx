import type { Alert } from '@coffer/api-client/alerts'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Entry = styled.li`
  display: grid;
  gap: ${space[4]};
  padding: ${space[16]};
  padding-inline-start: ${space[32]};
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    border-block-end: 0;
  }

  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space[24]};
    padding-inline-end: ${space[24]};

    & > :not(button) {
      grid-column: 1;
    }

    & > button {
      grid-area: 1 / 2 / span 3;
      align-self: center;
    }
  }
`
const Title = styled.h2`
  position: relative;
  font-size: ${size[16]};
  line-height: 1.5;
  overflow-wrap: anywhere;

  &[data-unread='true'] {
    font-weight: ${weight.bold};
  }

  &[data-unread='true']::before {
    content: '';
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-start: -1.25rem;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${role('primary-edge')};
  }
`
const Time = styled.time`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

interface AlertEntryProps {
  alert: Alert
  onRead: () => void
}

/** One alert; an unread one has a dot, bold type and a label, and can be marked read. */
export function AlertEntry({ alert: { title, body, createdAt, readAt }, onRead }: AlertEntryProps) {
  const t = useTranslations()
  const { instant } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const isUnread = readAt === null
  const read = () => {
    onRead()
    // The button is about to disappear.
    heading.current?.focus()
  }
  return (
    <Entry>
      <Title ref={heading} tabIndex={-1} data-unread={isUnread}>
        {isUnread && <VisuallyHidden>{`${t('alerts.isUnread')} `}</VisuallyHidden>}
        <span>{title}</span>
      </Title>
      <p>{body}</p>
      <Time dateTime={createdAt}>{instant(createdAt)}</Time>
      {isUnread && (
        <Button variant="quiet" onPress={read} accessibleName={t('alerts.mark.label', { title })}>
          {t('alerts.mark')}
        </Button>
      )}
    </Entry>
  )
}
