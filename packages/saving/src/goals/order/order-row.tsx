import type { Goal } from '@coffer/api-client/goals'
import { role } from '@coffer/branding/roles'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { Icon } from '@coffer/ui-kit/icon'
import { radius, size, space, weight } from '@coffer/ui-kit/tokens'
import { type Ref, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[8]};
  padding-block: ${space[12]};
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    border-block-end: 0;
  }
`
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-inline-start: ${space[8]};
  overflow-wrap: anywhere;

  span {
    font-weight: ${weight.bold};
  }

  small {
    font-size: ${size[14]};
    color: ${role('text-soft')};
  }
`
const Step = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid ${role('control-edge')};
  border-radius: ${radius};
  background: ${role('surface')};

  &:hover {
    border-color: ${role('control-edge-hover')};
  }

  &:disabled {
    border-color: ${role('disabled')};
    color: ${role('on-disabled')};
  }
`

interface OrderRowProps {
  goal: Goal
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

/** A goal with buttons that move it up and down. The focus follows the goal, to the other button at either end. */
export function OrderRow({ goal, isFirst, isLast, onMove }: OrderRowProps) {
  const t = useTranslations()
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const [moved, setMoved] = useState<{ by: -1 | 1 } | null>(null)
  useEffect(() => {
    if (moved === null) return
    const [same, other] = moved.by === -1 ? [up, down] : [down, up]
    if (same.current?.disabled) other.current?.focus()
    else same.current?.focus()
  }, [moved])
  const step = (by: -1 | 1, isDisabled: boolean, ref: Ref<HTMLButtonElement>) => (
    <Step
      ref={ref}
      type="button"
      disabled={isDisabled}
      aria-label={t(by === -1 ? 'order.up' : 'order.down', { goal: goal.name })}
      onClick={() => {
        onMove(by)
        setMoved({ by })
      }}
    >
      <Icon name={by === -1 ? 'chevron-up' : 'chevron-down'} />
    </Step>
  )
  return (
    <Row>
      <GoalPicture picture={goal.picture} size="small" />
      <Text>
        <span>{goal.name}</span>
        {goal.isProtected && <small>{t('protected.short')}</small>}
      </Text>
      {step(-1, isFirst, up)}
      {step(1, isLast, down)}
    </Row>
  )
}
