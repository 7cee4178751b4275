import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { SliderField } from './slider-field.tsx'

function Sliders() {
  const [monthly, setMonthly] = useState(200)
  const [years, setYears] = useState(5)
  return (
    <Stack gap={16} width="form">
      <SliderField
        label="Deposit each month"
        name="monthly"
        min={0}
        max={2_000}
        step={25}
        value={monthly}
        valueText={`$${monthly}`}
        onChange={setMonthly}
      />
      <SliderField
        label="For"
        name="years"
        hint="Up to 30 years"
        min={1}
        max={30}
        step={1}
        value={years}
        valueText={`${years} years`}
        onChange={setYears}
      />
    </Stack>
  )
}

const meta = {
  title: 'Components/Fields/Slider',
  component: SliderField,
  tags: ['autodocs'],
  render: () => <Sliders />,
} satisfies Meta
export default meta

/** The value is announced as its text. */
export const Slider: StoryObj = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Deposit each month' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    // Browsers handle the arrow keys of a native slider, so the story only dispatches a change.
    await fireEvent.change(slider, { target: { value: '225' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '$225')
    await expect(canvas.getByText('$225')).toBeVisible()
    await expect(canvas.getByRole('slider', { name: 'For' })).toHaveAccessibleDescription('Up to 30 years')
  },
}
