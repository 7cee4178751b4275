import { role } from '@coffer/branding/roles'
import type { Offer } from '@coffer/branding/offer'
import { yearlyInterest } from '@coffer/domain/interest'
import { useFormats } from '@coffer/i18n/formats'
import { useBranding } from '@coffer/session/branding'
import { Stack } from '@coffer/ui-kit/layout'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from './messages.ts'

const Bars = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[16]};

  dd {
    font-weight: ${weight.bold};
    font-variant-numeric: tabular-nums;
  }
`
const Track = styled.span`
  display: flex;
  grid-column: 1 / -1;
  height: 0.75rem;
  background: ${role('surface-sunken')};

  > span {
    border: 1.5px solid ${role('chart-line')};
    background: ${role('chart-area')};
  }

  &[data-is='own'] > span {
    background: ${role('chart-line')};
  }

  ${media.forced} {
    > span {
      border-color: CanvasText;
    }

    &[data-is='own'] > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
const Small = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

interface RateComparisonProps {
  apy: string
  /** Cents: the balance for which the rates are compared. */
  balance: number
  average: NonNullable<Offer['nationalAverage']>
}

/** The account's rate beside the national average, with the interest of each in a year. */
export function RateComparison({ apy, balance, average }: RateComparisonProps) {
  const t = useTranslations()
  const { shortName } = useBranding()
  const { percent, wholeDollars, date } = useFormats()
  const highest = Math.max(Number(apy), Number(average.apy))
  const rows = [
    { name: shortName, is: 'own', rate: apy },
    { name: t('rate.average'), is: 'average', rate: average.apy },
  ]
  return (
    <Stack>
      <Bars>
        {rows.map(({ name, is, rate }) => (
          <Row key={is}>
            <dt>{name}</dt>
            <dd>{percent(rate)}</dd>
            <Track data-is={is} aria-hidden="true">
              <span style={{ flexBasis: `${highest > 0 ? (100 * Number(rate)) / highest : 0}%` }} />
            </Track>
          </Row>
        ))}
      </Bars>
      {balance > 0 && (
        <p>
          {t('rate.compared', {
            balance: wholeDollars(balance),
            own: wholeDollars(yearlyInterest(balance, apy)),
            average: wholeDollars(yearlyInterest(balance, average.apy)),
          })}
        </p>
      )}
      <Small>{t('rate.average.as-of', { date: date(average.asOf) })}</Small>
    </Stack>
  )
}
