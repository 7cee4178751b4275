import { messagesQuery } from '@coffer/api-client/messages'
import { ButtonLink, useRouteSearch } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { Cluster, PageHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { useMessageFlow } from '../message-flow.ts'
import { useTranslations } from '../messages.ts'
import { MessagesBoundary } from './messages-boundary.tsx'
import { Threads } from './threads-view.tsx'

/** `/message-center` and the same during registration: all conversations and the open one. */
export function MessageCenterScreen() {
  const t = useTranslations()
  const { write, isDuringRegistration } = useMessageFlow()
  const { thread: opened = null } = useRouteSearch('/message-center')
  const messages = useQuery(messagesQuery())
  return (
    <Stack gap={24}>
      {isDuringRegistration && (
        <div>
          <ButtonLink to="/login/entry" variant="quiet">
            <Icon name="arrow-left" size="small" />
            {t('center.application')}
          </ButtonLink>
        </div>
      )}
      <Cluster justify="between">
        <PageHeading title={t('center.title')} />
        <ButtonLink to={write} variant={opened === null ? 'primary' : 'secondary'}>
          {t('center.write')}
        </ButtonLink>
      </Cluster>
      <MessagesBoundary query={messages}>
        {(all) => <Threads messages={all} opened={opened} isSettled={!messages.isFetching} />}
      </MessagesBoundary>
    </Stack>
  )
}
