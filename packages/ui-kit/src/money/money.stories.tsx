import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Card, Stack } from '../layout/layout.tsx'
import { Amount, AmountToFill } from './amount.tsx'
import { BalanceChart } from './balance-chart.tsx'
import { BarChart } from './bar-chart.tsx'
import { MoneySummary } from './money-summary.tsx'

const meta = {
  title: 'Components/Money',
  component: Amount,
  subcomponents: { BalanceChart, BarChart, MoneySummary },
  tags: ['autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj

export const Amounts: Story = {
  render: () => (
    <Stack gap={16}>
      <Amount cents={1_248_032} size="large" />
      <Amount cents={50_000} size="medium" />
      <Amount cents={250_000} isSigned />
      <Amount cents={-4_210} />
      <Amount cents={0} />
    </Stack>
  ),
}

/** The placeholder has the height of the amount that a script fills in. */
export const ToFill: Story = {
  render: () => (
    <Card>
      <AmountToFill />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-balance]')).toHaveLength(2)
  },
}

const DAY_MS = 86_400_000
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const paidIn = 500_000 + Math.floor(index / 30) * 40_000 - (index > 160 ? 120_000 : 0)
    const balance = paidIn + index * 58
    return {
      date: new Date(Date.UTC(2026, 4, 20) + index * DAY_MS).toISOString().slice(0, 10),
      balance,
      interest: Math.round((balance * 0.0426) / 365),
    }
  })

/** The slider announces one day at a time. */
export const Chart: Story = {
  render: () => (
    <Card>
      <BalanceChart points={days(184)} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Day' })
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 19, 2026: balance $'))
    // Browsers handle the arrow keys of a native slider, so the story only dispatches a change.
    await fireEvent.change(slider, { target: { value: '182' } })
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 18, 2026'))
  },
}

export const ChartAsTable: Story = {
  ...Chart,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as a table' }))
    await expect(canvas.getByRole('rowheader', { name: 'Nov 19, 2026' })).toBeVisible()
  },
}
export const ChartOfOneDay: Story = { render: () => <BalanceChart points={days(1)} /> }
export const ChartBeforeTheFirstDay: Story = { render: () => <BalanceChart points={[]} /> }

const years = Array.from({ length: 10 }, (_, index) => ({
  name: `In ${index + 1} years`,
  label: String(index + 1),
  values: [1_000_000 + index * 240_000, 43_500 * (index + 1) + index * index * 3_000],
}))

/** Each bar has two parts. The table has the same data. */
export const Bars: Story = {
  render: () => (
    <Card>
      <BarChart
        title="Projected savings"
        unit="Year"
        series={[
          { name: 'Deposits', tone: 'outlined' },
          { name: 'Interest', tone: 'solid' },
        ]}
        bars={years}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Year' })
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'In 10 years: Deposits $31,600.00, Interest $6,780.00',
    )
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('In 1 years'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }))
    await expect(canvas.getByRole('rowheader', { name: 'In 10 years' })).toBeVisible()
  },
}

export const Summary: Story = {
  render: () => (
    <MoneySummary
      label="Summary"
      amount={{ label: 'You’ll deposit', cents: 250_00 }}
      items={[
        { label: 'From', value: 'First Meadow Bank, Checking ending in 0987', isInForm: true },
        { label: 'Arrives', value: 'Monday, Nov 23, 2026' },
        { label: 'New balance', value: '$13,090.50' },
      ]}
      note="Your new balance earns about $569 a year at 4.35% APY."
    />
  ),
}
