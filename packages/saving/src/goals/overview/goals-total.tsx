import type { Goal } from '@coffer/api-client/goals'
import { role } from '@coffer/branding/roles'
import { assignedCents } from '@coffer/domain/goal-money'
import { Amount } from '@coffer/ui-kit/amount'
import { Button } from '@coffer/ui-kit/button'
import { media, radius, size, space, weight } from '@coffer/ui-kit/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'
import { MoveDialog } from '../move/move-dialog.tsx'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[24]} ${space[16]};
  border-radius: ${radius};
  background: ${role('primary-soft')};
  color: ${role('on-primary-soft')};

  span {
    color: inherit;
  }

  ${media.drawer} {
    padding: ${space[24]};
  }
`
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[16]} ${space[48]};

  dt {
    font-size: ${size[14]};
  }

  dd {
    font-weight: ${weight.bold};
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]} ${space[24]};

  p {
    font-size: ${size[14]};
  }
`
const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 1rem;
  border: 1px solid ${role('primary-edge')};
  border-radius: ${space[8]};
  background: ${role('surface')};

  rect {
    fill: ${role('primary-edge')};
  }

  rect:nth-child(3n + 2) {
    fill-opacity: 0.7;
  }

  rect:nth-child(3n) {
    fill-opacity: 0.45;
  }

  ${media.forced} {
    rect {
      fill: CanvasText;
    }
  }
`

const assigning = { type: 'assign' } as const

/** The sum of all goals and the unassigned amount, with a button to assign it. */
export function GoalsTotal({ data }: { data: GoalsData }) {
  const t = useTranslations()
  const [isAssigning, setAssigning] = useState(false)
  const { overview, obstacle } = data
  const { goals, unassignedCents, balanceCents } = overview
  return (
    <Frame aria-label={t('total.label')}>
      <Figures>
        <div>
          <dt>{t('total.goals')}</dt>
          <dd>
            <Amount cents={assignedCents(goals)} size="large" />
          </dd>
        </div>
        <div>
          <dt>{t('total.unassigned')}</dt>
          <dd>
            <Amount cents={unassignedCents} size="medium" />
          </dd>
        </div>
      </Figures>
      <Shares goals={goals} balance={balanceCents} />
      <Foot>
        <p>{t('total.why')}</p>
        {obstacle === null && unassignedCents > 0 && (
          <Button variant="secondary" onPress={() => setAssigning(true)}>
            {t('total.assign')}
          </Button>
        )}
      </Foot>
      <MoveDialog data={data} isOpen={isAssigning} onClose={() => setAssigning(false)} mode={assigning} />
    </Frame>
  )
}

/** Each goal's share of the money as a bar; the figures above state the amounts. */
function Shares({ goals, balance }: { goals: readonly Goal[]; balance: number }) {
  const toWidth = (cents: number) => (balance > 0 ? (cents * 1000) / balance : 0)
  return (
    <Bar viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {goals.map(({ uuid, savedCents }, place) => (
        <rect
          key={uuid}
          x={toWidth(assignedCents(goals.slice(0, place)))}
          y="0"
          width={Math.max(0, toWidth(savedCents) - 3)}
          height="10"
        />
      ))}
    </Bar>
  )
}
