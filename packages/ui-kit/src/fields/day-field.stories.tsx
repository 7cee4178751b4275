import type { Meta, StoryObj } from '@storybook/react-vite'
import { DayField } from './day-field.tsx'
import { StatefulField } from './stateful-field.tsx'

const meta = {
  title: 'Components/Fields/Day',
  component: DayField,
  tags: ['autodocs'],
  args: { label: 'First deposit', name: 'day', value: '', onChange: () => {} },
  render: (args) => (
    <StatefulField initial={args.value}>
      {(value, onChange) => <DayField {...args} value={value} onChange={onChange} />}
    </StatefulField>
  ),
} satisfies Meta<typeof DayField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: '2026-12-01', hint: 'A Tuesday' } }
export const Optional: Story = { args: { label: 'End date', isOptional: true } }
export const WithError: Story = { args: { value: '2026-11-01', error: 'Choose tomorrow or a later day.' } }
export const Disabled: Story = { args: { value: '2026-12-01', isDisabled: true } }
