import { role } from '@coffer/branding/roles'
import { project } from '@coffer/domain/projection'
import { useFormats } from '@coffer/i18n/formats'
import { tenant } from '@coffer/session/tenant'
import { BarChart } from '@coffer/ui-kit/bar-chart'
import { size, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from './messages.ts'
import { ProjectionSliders } from './projection-sliders.tsx'
import { TintedFigures } from './tinted-figures.tsx'
import { useProjection } from './use-projection.ts'

const Container = styled.div`
  container-type: inline-size;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]} ${space[48]};

  @container (min-width: 44rem) {
    grid-template:
      'sliders result' auto
      'assumptions result' 1fr / minmax(0, 2fr) minmax(0, 3fr);
  }
`
const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  @container (min-width: 44rem) {
    grid-area: result;
  }
`
const Assumptions = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

const toDollar = (cents: number): number => Math.round(cents / 100) * 100

interface ProjectionProps {
  /** Cents to start with. */
  startCents: number
  /** Today's rate. */
  apy: string
  /** Whether the depositor also chooses the starting amount. */
  hasStart?: boolean
}

/** A projection of the savings: sliders beside the result by year, with its assumptions. */
export function Projection({ startCents, apy, hasStart = false }: ProjectionProps) {
  const t = useTranslations()
  const { wholeDollars, percent } = useFormats()
  const { inputs, set, terms, projected } = useProjection({ startCents, apy })
  const average = tenant().offer?.nationalAverage
  const atAverage = average && project({ ...terms, apy: average.apy }).at(-1)
  const { deposited, interest } = projected.at(-1) ?? { deposited: startCents, interest: 0 }
  return (
    <Container>
      <Columns>
        <ProjectionSliders inputs={inputs} set={set} apy={apy} hasStart={hasStart} />
        <Result>
          <TintedFigures
            label={t('projection.result', { count: terms.years })}
            // The sum of the rounded figures below, so that they add up.
            figure={wholeDollars(toDollar(deposited) + toDollar(interest))}
            facts={[
              { label: t('projection.deposited'), value: wholeDollars(deposited) },
              { label: t('projection.interest'), value: wholeDollars(interest) },
              ...(average && atAverage
                ? [
                    {
                      label: t('projection.average'),
                      value: wholeDollars(atAverage.interest),
                      meaning: t('rate.apy', { apy: percent(average.apy) }),
                    },
                  ]
                : []),
            ]}
          />
          <BarChart
            title={t('projection.chart')}
            unit={t('projection.year')}
            series={[
              { name: t('projection.series.deposited'), tone: 'outlined' },
              { name: t('projection.series.interest'), tone: 'solid' },
            ]}
            bars={projected.map((one) => ({
              name: t('projection.year.name', { year: one.year }),
              label: String(one.year),
              values: [one.deposited, one.interest],
            }))}
          />
        </Result>
        <Assumptions>{t('projection.assumes', { apy: percent(terms.apy) })}</Assumptions>
      </Columns>
    </Container>
  )
}
