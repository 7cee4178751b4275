import { styled } from 'styled-components'
import { Icon } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { text, visuallyHidden } from '../foundations/text.ts'
import { size, space, weight } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'

export interface StepperProps {
  /** The number of the current step, from 1. */
  current: number
  labels: readonly string[]
}

const List = styled.ol`
  display: flex;
  gap: ${space[24]};
`
const Step = styled.li`
  ${text.small}
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${role('text-soft')};

  &[aria-current='step'] {
    color: ${role('text')};
    font-weight: ${weight.bold};
  }
`
const Number = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid ${role('control-edge')};
  border-radius: 50%;
  font-size: ${size[14]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;

  [data-state='current'] > & {
    border-color: ${role('primary-edge')};
    background: ${role('primary')};
    color: ${role('on-primary')};
  }

  [data-state='done'] > & {
    border-color: ${role('primary-soft')};
    background: ${role('primary-soft')};
    color: ${role('on-primary-soft')};
  }
`
const Hidden = styled.span`
  ${visuallyHidden}
`

const stepState = (step: number, current: number) =>
  step < current ? 'done' : step === current ? 'current' : 'ahead'

/** The progress through a flow, with the name of every step. */
export function Stepper({ current, labels }: StepperProps) {
  const t = useTranslations()
  return (
    <List aria-label={t('stepper.label')}>
      {labels.map((label, index) => {
        const state = stepState(index + 1, current)
        return (
          <Step key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Number aria-hidden="true">
              {state === 'done' ? <Icon name="check" size="small" /> : index + 1}
            </Number>
            <span>{label}</span>
            {state === 'done' && <Hidden>{`, ${t('stepper.done')}`}</Hidden>}
          </Step>
        )
      })}
    </List>
  )
}

const Compact = styled.p`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  color: ${role('text-soft')};

  strong {
    color: ${role('text')};
  }
`

/** The progress in one line: "Step 2 of 4" and the name of the step. */
export function CompactStep({ current, labels }: StepperProps) {
  const t = useTranslations()
  return (
    <Compact>
      <span>{t('stepper.current', { current, total: labels.length })}</span>
      <strong>{labels[current - 1]}</strong>
    </Compact>
  )
}
