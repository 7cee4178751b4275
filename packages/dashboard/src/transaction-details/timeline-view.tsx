import type { Transaction } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Icon, type IconName } from '@coffer/ui-kit/icon'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { cardBackground } from '@coffer/ui-kit/surfaces'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { isIncoming } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'
import { type Step, buildTimeline } from './timeline.ts'

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[12]};
  padding-block-end: ${space[16]};

  &:last-child {
    padding-block-end: 0;
  }

  /* The line from one step to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.5rem 0;
    inset-inline-start: calc(0.75rem - 1px);
    border-inline-start: 2px solid ${role('hairline')};
  }

  &[data-state='done']:not(:last-child):has(+ [data-state='done'])::before {
    border-color: ${role('success')};
  }
`
const Mark = styled.span`
  grid-row: 1 / span 3;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${role('control-edge')};
  border-radius: 50%;
  background: ${cardBackground};

  svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 2.5;
  }

  [data-state='done'] > & {
    border-color: ${role('success')};
    background: ${role('success-soft')};
    color: ${role('on-success-soft')};
  }

  [data-state='failed'] > & {
    border-color: ${role('error')};
    background: ${role('error-soft')};
    color: ${role('on-error-soft')};
  }
`
const Name = styled.p`
  font-weight: ${weight.bold};

  [data-state='upcoming'] > & {
    font-weight: ${weight.regular};
    color: ${role('text-soft')};
  }
`
const Detail = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

const marks: Record<Step['state'], IconName | null> = { done: 'check', upcoming: null, failed: 'cross' }

/** Each step with icon, label and date; upcoming steps are labeled as such. */
export function Timeline({ transaction }: { transaction: Transaction }) {
  const t = useTranslations()
  const whenOf = useStepDate()
  const steps = buildTimeline(transaction, providerNow())
  const current = steps.findLastIndex(({ state }) => state !== 'upcoming')
  const flow = isIncoming(transaction.direction) ? 'in' : 'out'
  return (
    <List>
      {steps.map((step, index) => {
        const mark = marks[step.state]
        const when = whenOf(step)
        return (
          <Entry
            key={step.name}
            data-state={step.state}
            aria-current={index === current ? 'step' : undefined}
          >
            <Mark>{mark && <Icon name={mark} size="small" />}</Mark>
            <Name>
              {step.state === 'upcoming' && <VisuallyHidden>{`${t('timeline.coming')} `}</VisuallyHidden>}
              <span>{t(`timeline.${step.name}`)}</span>
            </Name>
            <Detail>{t(`timeline.${step.name}.${flow}`)}</Detail>
            {when && <Detail>{when}</Detail>}
          </Entry>
        )
      })}
    </List>
  )
}

function useStepDate(): (step: Step) => string | null {
  const t = useTranslations()
  const { instant, weekdayDate } = useFormats()
  return ({ at, state }) => {
    if (at === null) return null
    const said = at.length === 'YYYY-MM-DD'.length ? weekdayDate(at) : instant(at)
    return state === 'upcoming' ? t('timeline.expected', { when: said }) : said
  }
}
