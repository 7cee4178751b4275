import { useFormats } from '@coffer/i18n/formats'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { size as sizes, weight } from '../foundations/tokens.ts'

const Figure = styled.span`
  ${text.money}
  font-weight: ${weight.bold};

  &[data-size='large'] {
    /* An amount never wraps. It grows with the text size, but a phone must have room for a million dollars with cents. */
    font-size: min(clamp(${sizes[32]}, 1.25rem + 4vw, ${sizes[44]}), 11vw);
    font-weight: ${weight.black};
    line-height: 1.2;
    letter-spacing: -0.02em;
  }

  &[data-size='medium'] {
    font-size: ${sizes[24]};
    line-height: 1.2;
  }
`
const Cents = styled.span`
  font-weight: ${weight.regular};
  color: ${role('text-soft')};
`

export interface AmountProps {
  cents: number
  size?: 'normal' | 'medium' | 'large' | undefined
  /** Whether credits are prefixed with "+". */
  isSigned?: boolean | undefined
}

/** Money in tabular figures, with lighter cents. Negative amounts have a minus sign, not a hyphen. */
export function Amount({ cents, size = 'normal', isSigned = false }: AmountProps) {
  const { sign, currency, whole, point, fraction } = useFormats().moneyParts(cents)
  const mark = sign || (isSigned && cents > 0 ? '+' : '')
  return (
    <Figure data-size={size}>
      <span>{mark + currency + whole}</span>
      <Cents>{point + fraction}</Cents>
    </Figure>
  )
}

/** Keeps the height of a line without text. */
const LINE = '\u00A0'

/** A large amount that a script fills in before React has loaded. `data-balance` marks the elements of its two parts. */
export function AmountToFill() {
  return (
    <Figure data-size="large">
      <span data-balance="whole">{LINE}</span>
      <Cents>
        <span data-balance="fraction" />
      </Cents>
    </Figure>
  )
}
