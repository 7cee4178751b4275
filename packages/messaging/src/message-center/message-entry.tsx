import type { Message } from '@coffer/api-client/messages'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { useCapability } from '@coffer/session/capabilities'
import { Icon } from '@coffer/ui-kit/icon'
import { cardInset } from '@coffer/ui-kit/surfaces'
import { media, size, space, tagRadius, weight } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { AttachmentList } from './attachment-list.tsx'

const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[24]} ${space[16]};
  border-block-start: 1px solid ${role('hairline')};

  &[data-direction='outbound'] {
    background: ${cardInset};
  }

  ${media.drawer} {
    padding-inline: ${space[24]};
  }
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[4]} ${space[12]};
`
const Author = styled.h3`
  font-size: ${size[16]};
  font-weight: ${weight.bold};
`
const Time = styled.time`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`
const Fresh = styled.span`
  padding-inline: ${space[8]};
  border-radius: ${tagRadius};
  background: ${role('primary-soft')};
  color: ${role('on-primary-soft')};
  font-size: ${size[14]};
  font-weight: ${weight.bold};
`
const Body = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** One message with its author, time, text and files. `wasUnread`: whether it was unread when the thread was opened. */
export function MessageEntry({ message, wasUnread }: { message: Message; wasUnread: boolean }) {
  const t = useTranslations()
  const { instant } = useFormats()
  const authorName = useAuthorName()
  const { direction, sentAt, transactionUuid, body, attachments } = message
  return (
    <Entry data-direction={direction}>
      <Head>
        <Author>{authorName(message)}</Author>
        <Time dateTime={sentAt}>{instant(sentAt)}</Time>
        {wasUnread && <Fresh>{t('center.new')}</Fresh>}
      </Head>
      {transactionUuid !== null && <TransactionReference uuid={transactionUuid} />}
      <Body>{body}</Body>
      <AttachmentList attachments={attachments} />
    </Entry>
  )
}

/** The author's name: the depositor, or the bank by its short name. */
export function useAuthorName(): (message: Pick<Message, 'direction'>) => string {
  const t = useTranslations()
  const { shortName } = useBranding()
  return ({ direction }) => (direction === 'outbound' ? t('center.you') : shortName)
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};

  svg {
    flex: none;
    margin-block-start: 0.15em;
  }
`
const Facts = styled.span`
  display: block;
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/** The transaction that a message reports: its description, amount and date, as in the list. */
function TransactionReference({ uuid }: { uuid: string }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const takesReports = useCapability('cases')
  const { data } = useQuery({ ...transactionsQuery(), enabled: takesReports })
  if (!takesReports) return null
  const transaction = data?.find((one) => one.uuid === uuid)
  return (
    <Line>
      <Icon name="transactions" size="small" />
      <span>
        <Link to="/dashboard/transactions-list" search={{ id: uuid }}>
          {transaction?.description || t('transaction.open')}
        </Link>
        <Facts>
          {transaction &&
            t('transaction.facts', {
              amount: money(transaction.amount),
              date: date(transaction.effectiveOn),
            })}
        </Facts>
      </span>
    </Line>
  )
}
