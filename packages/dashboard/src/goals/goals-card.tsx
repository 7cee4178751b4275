import type { Account } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { type Goals, goalsQuery } from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { addDays, easternDate } from '@coffer/domain/calendar'
import { changeObstacle } from '@coffer/domain/change-obstacle'
import { suggestedGoals } from '@coffer/domain/suggested-goals'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { Icon } from '@coffer/ui-kit/icon'
import { Card, Cluster, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { media, radius, size, space } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { GoalTile, Tile } from './goal-tile.tsx'
import { GoalsPlaceholder } from './goals-placeholder.tsx'
import { TouchTarget } from '../touch-target.ts'
import { useTranslations } from './messages.ts'

/** One row at any width, so that the card keeps the height of its placeholder. */
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]};

  > :nth-child(n + 4) {
    display: none;
  }

  ${media.drawer} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > :nth-child(4) {
      display: grid;
    }
  }

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Soft = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`
const Moment = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius};
  background: ${role('success-soft')};
  color: ${role('on-success-soft')};

  a {
    color: inherit;
  }
`
/** As high as the row of goals that replaces it. */
const Invitation = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space[12]};
  min-height: 13.5rem;
`
const Suggestions = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[4]};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  a {
    -webkit-line-clamp: 2;
  }
`

/** The first goals of an account with their progress; without goals, an invitation to add one. */
export function GoalsCard({ account }: { account: Account }) {
  const t = useTranslations()
  const goals = useQuery(goalsQuery(account.uuid))
  const { data: depositor } = useQuery({ ...depositorQuery(), enabled: false })
  if (goals.error) return <ForbiddenNotice errors={[goals.error]} title={t('forbidden')} />
  if (!goals.data) return <GoalsPlaceholder />
  if (goals.data.goals.length > 0) return <ActiveGoals overview={goals.data} />
  const mayAdd = changeObstacle(depositor?.registrationStatus ?? null, account) === null
  return mayAdd ? <FirstGoal /> : null
}

function ActiveGoals({ overview }: { overview: Goals }) {
  const t = useTranslations()
  const { money } = useFormats()
  const { goals, unassignedCents } = overview
  return (
    <Card label={t('title')}>
      <Stack gap={16}>
        <Cluster justify="between" gap={8}>
          <SectionHeading>{t('title')}</SectionHeading>
          <TouchTarget>
            <Link to="/goals">{t('all')}</Link>
          </TouchTarget>
        </Cluster>
        <Reached goals={goals} />
        <Row>
          {goals.slice(0, 4).map((goal) => (
            <GoalTile key={goal.uuid} goal={goal} />
          ))}
        </Row>
        <Soft>{t('unassigned', { amount: money(unassignedCents) })}</Soft>
      </Stack>
    </Card>
  )
}

/** A goal that was reached is news for a week. */
const NEWS_DAYS = 7

function Reached({ goals }: Pick<Goals, 'goals'>) {
  const t = useTranslations()
  const since = addDays(easternDate(providerNow()), -NEWS_DAYS)
  const reached = goals.find(({ reachedOn }) => reachedOn !== null && reachedOn > since)
  if (!reached) return null
  return (
    <Moment>
      <Icon name="circle-check" />
      <Link to="/goals/$uuid" params={{ uuid: reached.uuid }}>
        {t('moment', { goal: reached.name })}
      </Link>
    </Moment>
  )
}

function FirstGoal() {
  const t = useTranslations()
  return (
    <Card label={t('none.title')}>
      <Invitation>
        <Stack gap={8}>
          <SectionHeading>{t('none.title')}</SectionHeading>
          <p>{t('none.body')}</p>
        </Stack>
        <Suggestions>
          {suggestedGoals.map((suggested) => (
            <Tile key={suggested}>
              <GoalPicture picture={suggested} />
              <Link to="/goals/add" search={{ for: suggested }}>
                {t(`suggested.${suggested}`)}
              </Link>
            </Tile>
          ))}
          <Tile>
            <GoalPicture picture="star" />
            <Link to="/goals/add">{t('suggested.other')}</Link>
          </Tile>
        </Suggestions>
      </Invitation>
    </Card>
  )
}
