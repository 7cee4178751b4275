import { Button } from '@coffer/ui-kit/button'
import { Cluster, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'
import { GoalCard } from './goal-card.tsx'

const Goals = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space[16]};
`

/** The goals in their order, in which withdrawals use them. */
export function ActiveGoals({ data, onOrder }: { data: GoalsData; onOrder: () => void }) {
  const t = useTranslations()
  const { overview, obstacle } = data
  return (
    <Stack gap={16}>
      <Cluster justify="between" gap={8}>
        <SectionHeading>{t('list.active')}</SectionHeading>
        {obstacle === null && overview.goals.length > 1 && (
          <Button variant="quiet" onPress={onOrder}>
            {t('order.open')}
          </Button>
        )}
      </Cluster>
      <Goals>
        {overview.goals.map((goal) => (
          <GoalCard key={goal.uuid} goal={goal} data={data} />
        ))}
      </Goals>
    </Stack>
  )
}
