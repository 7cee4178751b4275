import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { cardInset } from '@coffer/ui-kit/surfaces'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'
import { useAuthorName } from './message-entry.tsx'
import type { Thread } from './threads.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[16]};
  padding-inline-start: ${space[32]};
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    border-block-end: 0;
  }

  &:hover {
    background: ${cardInset};
  }

  &:has([aria-current]) {
    background: ${role('primary-soft')};
    color: ${role('on-primary-soft')};
  }

  ${media.drawer} {
    padding-inline-end: ${space[24]};
  }
`
const Dot = styled.span`
  position: absolute;
  inset-block-start: 1.4375rem;
  inset-inline-start: ${space[12]};
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: ${role('primary-edge')};
`
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[12]};
  font-size: ${size[14]};
  color: ${role('text-soft')};

  ${Row}:has([aria-current]) & {
    color: inherit;
  }
`
/** The link, whose hit area is the whole row. */
const Subject = styled.span`
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${Row}:hover & a {
    text-decoration: underline;
  }

  &[data-unread='true'] a {
    font-weight: ${weight.black};
  }
`
const Time = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
`
const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** The id of the row that takes the focus when its thread is closed. */
export const rowId = (uuid: string) => `thread-${uuid}`

/** All conversations, each with the author, time and an excerpt of its last message. */
export function ThreadList({ threads }: { threads: readonly Thread[] }) {
  const t = useTranslations()
  return (
    <List aria-label={t('center.list')}>
      {threads.map((thread) => (
        <ThreadRow key={thread.uuid} thread={thread} />
      ))}
    </List>
  )
}

function ThreadRow({ thread: { uuid, subject, latest, unread } }: { thread: Thread }) {
  const t = useTranslations()
  const { instant } = useFormats()
  const { center } = useMessageFlow()
  const who = useAuthorName()
  return (
    <Row id={rowId(uuid)}>
      <Subject data-unread={unread > 0}>
        {unread > 0 && <Dot />}
        <Link to={center} search={{ thread: uuid }}>
          {unread > 0 && <VisuallyHidden>{`${t('center.unread')} `}</VisuallyHidden>}
          <span>{subject}</span>
        </Link>
      </Subject>
      <Line>
        <span>{who(latest)}</span>
        <Time>
          {latest.attachments.length > 0 && (
            <>
              <Icon name="attachment" size="small" />
              <VisuallyHidden>{t('center.hasFiles', { count: latest.attachments.length })}</VisuallyHidden>
            </>
          )}
          <time dateTime={latest.sentAt}>{instant(latest.sentAt)}</time>
        </Time>
      </Line>
      <Line>
        <Excerpt data-excerpt>{latest.body.replaceAll(/\s+/g, ' ')}</Excerpt>
      </Line>
    </Row>
  )
}
