import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { stepReached } from '@coffer/domain/status'
import { ButtonLink, Link } from '@coffer/router/link'
import { routeOf } from '@coffer/router/routes'
import { useTranslations as useRouterTranslations } from '@coffer/router/messages'
import { Card, Cluster, PageHeading, Stack } from '@coffer/ui-kit/layout'
import { LoadingRegion, Skeleton } from '@coffer/ui-kit/skeleton'
import { StatusTag, type TagTone } from '@coffer/ui-kit/status-tag'
import { space } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { linkedBank } from './linked-bank.ts'
import { LinkedBankNotice } from './linked-bank-notice.tsx'
import {
  canCancel,
  nextStepKey,
  resumeKey,
  type StageState,
  applicationStages,
  type ApplicationStatus,
  resumeRoute,
} from './application-status.ts'

const tones: Record<StageState, TagTone> = {
  done: 'success',
  now: 'info',
  later: 'neutral',
  waiting: 'info',
  attention: 'warning',
  stopped: 'warning',
  refused: 'error',
}

const Stages = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`
const StageRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`

/** The four stages with their states, the next step, and links to messages and cancellation. */
export function ApplicationOverview({ status }: { status: ApplicationStatus }) {
  const t = useTranslations()
  const tRouter = useRouterTranslations()
  const resume = resumeRoute(status)
  const step = resume ? tRouter(routeOf(resume).title) : ''
  const waitsForBank = stepReached(status.lastStep, 'bank') && status.lastStep !== 'completed'
  const accounts = useQuery({ ...linkedAccountsQuery(), enabled: waitsForBank })
  const bank = waitsForBank && accounts.data ? linkedBank(accounts.data.accounts) : null
  return (
    <>
      <PageHeading title={t('home.title')}>{t(nextStepKey(status), { step })}</PageHeading>
      <Card label={t('home.steps')}>
        <Stages>
          {applicationStages(status).map(({ stage, state }) => (
            <StageRow key={stage} aria-current={state === 'now' ? 'step' : undefined}>
              <span>{tRouter(`stage.${stage}`)}</span>
              <StatusTag tone={tones[state]}>{t(`home.state.${state}`)}</StatusTag>
            </StageRow>
          ))}
        </Stages>
      </Card>
      {/* Rendered together, because a card that appears later would move the button as it is pressed. */}
      {waitsForBank && accounts.isLoading ? (
        <LoadingRegion>
          <Skeleton shape="control" count={2} />
        </LoadingRegion>
      ) : (
        <>
          {bank && <LinkedBankNotice bank={bank} />}
          {resume && (
            <Stack>
              <ButtonLink to={resume}>{t(resumeKey(status))}</ButtonLink>
            </Stack>
          )}
          <Cluster gap={24}>
            <Link to="/registration/message-center">{t('home.messages')}</Link>
            {canCancel(status) && <Link to="/registration/cancel-account-open">{t('home.cancel')}</Link>}
          </Cluster>
        </>
      )}
    </>
  )
}
