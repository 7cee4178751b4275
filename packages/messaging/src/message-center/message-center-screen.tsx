import { messagesQuery } from '@coffer/api-client/messages'
import { BackLink, ButtonLink, useRouteSearch } from '@coffer/router/link'
import { Page } from '@coffer/ui-kit/page'
import { useQuery } from '@tanstack/react-query'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'
import { MessagesBoundary } from './messages-boundary.tsx'
import { Threads } from './threads-view.tsx'

/** `/message-center` and `/registration/message-center`: all conversations and the open one. */
export function MessageCenterScreen() {
  const t = useTranslations()
  const { write, isDuringRegistration } = useMessageFlow()
  const { thread: opened = null } = useRouteSearch('/message-center')
  const messages = useQuery(messagesQuery())
  return (
    <Page
      title={t('center.title')}
      back={isDuringRegistration && <BackLink to="/login/entry">{t('center.application')}</BackLink>}
      action={
        <ButtonLink to={write} variant={opened === null ? 'primary' : 'secondary'}>
          {t('center.write')}
        </ButtonLink>
      }
    >
      <MessagesBoundary query={messages}>
        {(all) => <Threads messages={all} opened={opened} isSettled={!messages.isFetching} />}
      </MessagesBoundary>
    </Page>
  )
}
