import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { transactionDirections } from '@coffer/domain/status'
import { role } from '@coffer/branding/roles'
import { FilterDayField } from '@coffer/ui-kit/filter-day-field'
import { FilterField } from '@coffer/ui-kit/filter-field'
import { SearchField } from '@coffer/ui-kit/search-field'
import { ToggleButtons } from '@coffer/ui-kit/toggle-buttons'
import { media, space, weight } from '@coffer/ui-kit/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { toFilterName, statusNames, statusByName } from '../transaction/status-name.ts'
import { useTransactionLabels } from '../transaction/use-transaction-labels.ts'
import { useTranslations } from '../messages.ts'
import { parseDirection, type Filter, countFilters, parseStatus } from './filter.ts'
import { type Period, periodNames, getPeriod } from './periods.ts'

const Fields = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${media.print} {
    display: none;
  }
`
const Narrowing = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space[12]};
    color: ${role('link')};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[16]};
  padding-block-start: ${space[16]};
`

interface FilterFieldsProps {
  filter: Filter
  onFilter: (filter: Filter) => void
}

/**
 * Search by description or amount; the filters by status, direction and date are in a disclosure that counts active
 * ones.
 */
export function FilterFields({ filter, onFilter }: FilterFieldsProps) {
  const t = useTranslations()
  const labels = useTransactionLabels()
  const count = countFilters(filter)
  const [isOpen, setOpen] = useState(count > 0)
  const all = { value: 'all', label: t('list.status.all') }
  const set = (part: Partial<Filter>) => onFilter({ ...filter, ...part })
  return (
    <Fields>
      <SearchField
        label={t('list.search')}
        name="search"
        value={filter.text}
        onChange={(text) => set({ text })}
        hint={t('list.search.hint')}
      />
      <Narrowing open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{count === 0 ? t('list.filters') : t('list.filters.used', { count })}</summary>
        <Periods filter={filter} onPeriod={set} />
        <Choices>
          <FilterField
            label={t('list.status')}
            name="status"
            value={filter.status === 'all' ? 'all' : statusByName[toFilterName(filter.status)]}
            onChange={(status) => set({ status: parseStatus(status) })}
            options={[
              all,
              ...statusNames.map((name) => ({ value: statusByName[name], label: labels.status(name) })),
            ]}
          />
          <FilterField
            label={t('list.direction')}
            name="direction"
            value={filter.direction}
            onChange={(direction) => set({ direction: parseDirection(direction) })}
            options={[
              all,
              ...transactionDirections.map((one) => ({ value: one, label: labels.direction(one) })),
            ]}
          />
          <FilterDayField
            label={t('list.from')}
            name="from"
            value={filter.from}
            onChange={(from) => set({ from })}
            max={filter.to || undefined}
          />
          <FilterDayField
            label={t('list.to')}
            name="to"
            value={filter.to}
            onChange={(to) => set({ to })}
            min={filter.from || undefined}
          />
        </Choices>
      </Narrowing>
    </Fields>
  )
}

const anyTime: Period = { from: '', to: '' }

/** Common periods as toggle buttons; the date fields show the range of the pressed one. */
function Periods({ filter, onPeriod }: { filter: Filter; onPeriod: (period: Period) => void }) {
  const t = useTranslations()
  const today = easternDate(providerNow())
  const periods = periodNames.map((name) => ({ name, ...getPeriod(name, today) }))
  const chosen = periods.find(({ from, to }) => from === filter.from && to === filter.to)
  return (
    <ToggleButtons
      label={t('list.period')}
      options={periods.map(({ name, from }) => ({
        value: name,
        label: t(`list.period.${name}`, { year: from.slice(0, 4) }),
      }))}
      value={chosen?.name ?? null}
      onChange={(name) => onPeriod(name === null ? anyTime : getPeriod(name, today))}
    />
  )
}
