import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { FilterDayField } from './filter-day-field.tsx'
import { FilterField } from './filter-field.tsx'
import { SearchField } from './search-field.tsx'
import { ToggleButtons } from './toggle-buttons.tsx'

const meta = {
  title: 'Components/Fields/Filters',
  component: FilterField,
  subcomponents: { FilterDayField, SearchField, ToggleButtons },
  tags: ['autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj

const kinds = [
  { value: '', label: 'All transactions' },
  { value: 'deposit', label: 'Deposits' },
  { value: 'withdrawal', label: 'Withdrawals' },
]

function Filters() {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState('')
  const [from, setFrom] = useState('2026-11-01')
  return (
    <Stack gap={16} width="form">
      <SearchField
        label="Search"
        name="search"
        hint="A name or an amount"
        value={search}
        onChange={setSearch}
      />
      <FilterField label="Kind" name="kind" value={kind} onChange={setKind} options={kinds} />
      <FilterDayField label="From" name="from" max="2026-11-21" value={from} onChange={setFrom} />
    </Stack>
  )
}

export const AsFound: Story = { render: () => <Filters /> }
export const Narrowed: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'Juniper')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind' }), 'Deposits')
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue('deposit')
  },
}

function Periods() {
  const [period, setPeriod] = useState<'month' | 'year' | null>(null)
  return (
    <ToggleButtons
      label="Period"
      options={[
        { value: 'month', label: 'This month' },
        { value: 'year', label: 'This year' },
      ]}
      value={period}
      onChange={setPeriod}
    />
  )
}

/** At most one button is pressed. */
export const Toggles: Story = {
  render: () => <Periods />,
  play: async ({ canvas }) => {
    const year = canvas.getByRole('button', { name: 'This year' })
    await userEvent.click(year)
    await expect(year).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(year)
    await expect(year).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'This month' }))
  },
}
