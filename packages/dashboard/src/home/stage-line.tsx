import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { cardBackground } from '@coffer/ui-kit/surfaces'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import type { Stage } from './under-way.ts'

const Track = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  ${media.enlarged} {
    grid-auto-flow: row;
    row-gap: ${space[8]};
  }
`
const Stop = styled.li`
  position: relative;
  padding-block-start: ${space[24]};
  padding-inline-end: ${space[8]};
  font-size: ${size[14]};
  color: ${role('text-soft')};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: 1rem;
    height: 1rem;
    border: 2px solid ${role('control-edge')};
    border-radius: 50%;
    background: ${cardBackground};
  }

  /* The line to the next stage. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(0.5rem - 1px);
    inset-inline: 1rem 0;
    border-block-start: 2px solid ${role('control-edge')};
  }

  &[data-reached='true']::before {
    border-color: ${role('primary-edge')};
    background: ${role('primary-edge')};
    forced-color-adjust: none;
  }

  &[data-reached='false']:first-child::before,
  &[data-reached='true'] + [data-reached='false']::before {
    border-color: ${role('primary-edge')};
  }

  &[data-reached='true']:not(:last-child)::after {
    border-color: ${role('primary-edge')};
  }

  strong {
    display: block;
    font-weight: ${weight.bold};
    color: ${role('text')};
  }
`

/** The stages of a transfer as a line, with the day of each. */
export function StageLine({ stages }: { stages: readonly Stage[] }) {
  const t = useTranslations()
  const { date } = useFormats()
  return (
    <Track>
      {stages.map(({ name, on, isReached }) => (
        <Stop key={name} data-reached={isReached}>
          <strong>{t(`underWay.${name}`)}</strong>
          {on !== null && <span>{date(on)}</span>}
        </Stop>
      ))}
    </Track>
  )
}
