import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { styled } from 'styled-components'
import { text } from '../foundations/text.ts'
import { media, motion, radius, space, weight } from '../foundations/tokens.ts'
import { VisuallyHidden } from '../layout/layout.tsx'
import { useTranslations } from '../messages.ts'

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`
const Chip = styled.button`
  ${text.small}
  min-height: 2.75rem;
  min-width: 4rem;
  padding-inline: ${space[12]};
  border: 1px solid ${role('control-edge')};
  border-radius: ${radius};
  background: ${role('surface')};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  transition: border-color ${motion};

  &:hover {
    border-color: ${role('control-edge-hover')};
  }

  &[aria-pressed='true'] {
    border-color: ${role('primary-edge')};
    background: ${role('primary-soft')};
    color: ${role('on-primary-soft')};
    box-shadow: inset 0 0 0 1px ${role('primary-edge')};
  }

  ${media.forced} {
    &[aria-pressed='true'] {
      border-width: 3px;
    }
  }
`

interface SuggestedAmountsProps {
  /** Whole dollar amounts, in cents. Those outside the limits are omitted. */
  amounts: readonly number[]
  min: number
  max: number
  /** The amount in the field, in cents. */
  chosen: number
  onChoose: (cents: number) => void
}

/** Amounts that fill the field with one press. */
export function SuggestedAmounts({ amounts, min, max, chosen, onChoose }: SuggestedAmountsProps) {
  const t = useTranslations()
  const { wholeDollars } = useFormats()
  const offered = amounts.filter((cents) => cents >= min && cents <= max)
  if (offered.length === 0) return null
  return (
    <Group>
      <VisuallyHidden as="legend">{t('amounts.suggested')}</VisuallyHidden>
      {offered.map((cents) => (
        <Chip key={cents} type="button" aria-pressed={cents === chosen} onClick={() => onChoose(cents)}>
          {wholeDollars(cents)}
        </Chip>
      ))}
    </Group>
  )
}
