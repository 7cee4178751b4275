import { type Goal, type GoalEvent, goalHistoryQuery } from '@coffer/api-client/goals'
import { role } from '@coffer/branding/roles'
import type { GoalCause } from '@coffer/domain/goals'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { Amount } from '@coffer/ui-kit/amount'
import { Button } from '@coffer/ui-kit/button'
import { Icon, type IconName } from '@coffer/ui-kit/icon'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { size, space } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  padding-block: ${space[12]};
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    border-block-end: 0;
  }

  > svg {
    color: ${role('text-soft')};
  }
`
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  overflow-wrap: anywhere;
`
const Soft = styled.small`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`
const Money = styled.div`
  display: grid;
  justify-items: end;
`

const icons: Record<GoalCause, IconName> = {
  assigned: 'plus',
  released: 'withdraw',
  moved: 'transactions',
  filled: 'deposit',
  withdrawal: 'withdraw',
  return: 'withdraw',
  correction: 'edit',
  created: 'goal',
  reached: 'circle-check',
  restarted: 'clock',
  archived: 'lock',
}

const SHOWN = 10

/** The events of a goal, latest first. */
export function GoalHistory({ goal, data }: { goal: Goal; data: GoalsData }) {
  const t = useTranslations()
  const history = useQuery(goalHistoryQuery(data.account.uuid, goal.uuid))
  const [isExpanded, setExpanded] = useState(false)
  return (
    <Card label={t('history.title')}>
      <Stack gap={8}>
        <SectionHeading>{t('history.title')}</SectionHeading>
        <QueryBoundary
          query={history}
          title={t('load.history')}
          note={t('load.safe')}
          shape={<Skeleton shape="row" count={3} />}
        >
          {(events) => (
            <>
              <ul>
                {events.slice(0, isExpanded ? undefined : SHOWN).map((event) => (
                  <Event key={event.uuid} event={event} data={data} />
                ))}
              </ul>
              {!isExpanded && events.length > SHOWN && (
                <div>
                  <Button variant="quiet" onPress={() => setExpanded(true)}>
                    {t('history.all', { count: events.length })}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Card>
  )
}

function Event({ event, data }: { event: GoalEvent; data: GoalsData }) {
  const t = useTranslations()
  const { date, money } = useFormats()
  const { cause, amount, savedAfterCents, happenedOn, transactionUuid, otherGoalUuid } = event
  const { goals, archived } = data.overview
  const other = [...goals, ...archived].find(({ uuid }) => uuid === otherGoalUuid)?.name
  const title =
    cause === 'moved'
      ? t(amount < 0 ? 'event.moved.to' : 'event.moved.from', { goal: other ?? t('event.otherGoal') })
      : t(`event.${cause}`)
  return (
    <Row>
      <Icon name={icons[cause]} size="small" />
      <Text>
        {transactionUuid === null ? (
          <span>{title}</span>
        ) : (
          <span>
            <Link to="/dashboard/transactions-list" search={{ id: transactionUuid }}>
              {title}
            </Link>
          </span>
        )}
        <Soft>{date(happenedOn)}</Soft>
      </Text>
      {amount !== 0 && (
        <Money>
          <Amount cents={amount} isSigned />
          <Soft>{t('event.after', { amount: money(savedAfterCents) })}</Soft>
        </Money>
      )}
    </Row>
  )
}
