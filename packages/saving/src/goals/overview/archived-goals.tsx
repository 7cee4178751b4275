import type { Goal } from '@coffer/api-client/goals'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[16]};
  padding-block: ${space[12]};
  border-block-end: 1px solid ${role('hairline')};

  ${media.enlarged} {
    flex-wrap: wrap;
  }

  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }

  /* The whole row is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  overflow-wrap: anywhere;

  span {
    font-weight: ${weight.bold};
  }

  small {
    font-size: ${size[14]};
    color: ${role('text-soft')};
  }
`

/** The archived goals, latest first; each links to its history. */
export function ArchivedGoals({ goals }: { goals: readonly Goal[] }) {
  const t = useTranslations()
  const { date } = useFormats()
  return (
    <Card label={t('archived.title')}>
      <Stack gap={8}>
        <SectionHeading>{t('archived.title')}</SectionHeading>
        <ul>
          {goals.map(({ uuid, name, picture, reachedOn, archivedOn }) => (
            <Row key={uuid}>
              <GoalPicture picture={picture} percent={reachedOn === null ? null : 100} size="small" />
              <Text>
                <span>
                  <Link to="/goals/$uuid" params={{ uuid }}>
                    {name}
                  </Link>
                </span>
                <small>
                  {[
                    reachedOn !== null && t('sentence.reached', { date: date(reachedOn) }),
                    archivedOn !== null && t('sentence.archived', { date: date(archivedOn) }),
                  ]
                    .filter(Boolean)
                    .join(' ')}
                </small>
              </Text>
            </Row>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
