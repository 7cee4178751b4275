import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { CodeField } from './code-field.tsx'
import { DateField } from './date-field.tsx'
import { StatefulField } from './stateful-field.tsx'
import { SuggestedAmounts } from './suggested-amounts.tsx'
import { MoneyField } from './money-field.tsx'
import { PercentField } from './percent-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SsnField } from './ssn-field.tsx'

const meta = {
  title: 'Components/Fields/Numbers',
  component: MoneyField,
  subcomponents: { SuggestedAmounts, PercentField, CodeField, PhoneField, SsnField, DateField },
  tags: ['autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj

/** A pasted code may contain a space. */
export const Code: Story = {
  render: () => (
    <StatefulField initial="">
      {(value, onChange) => (
        <CodeField
          label="One-time code"
          name="code"
          value={value}
          onChange={onChange}
          hint="6 digits, good for 10 minutes"
        />
      )}
    </StatefulField>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' })
    await userEvent.click(field)
    await userEvent.paste('123 456')
    await expect(field).toHaveValue('123456')
  },
}

export const CodeInvalid: Story = {
  render: () => (
    <CodeField
      label="One-time code"
      name="code"
      value="123456"
      onChange={() => {}}
      error="That code isn’t right. 3 tries left"
    />
  ),
}

export const Phone: Story = {
  render: () => (
    <StatefulField initial="">
      {(value, onChange) => (
        <PhoneField label="Mobile number" name="phone" value={value} onChange={onChange} />
      )}
    </StatefulField>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
    await userEvent.type(field, '6125550142')
    await expect(field).toHaveValue('(612) 555-0142')
    // After a correction in the middle, the caret stays after the corrected digit.
    field.setSelectionRange(2, 2)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('(125) 550-142')
    await userEvent.keyboard('9')
    await expect(field).toHaveValue('(912) 555-0142')
    await expect(field.selectionStart).toBe(2)
  },
}

/** The number is masked on blur. */
export const SocialSecurityNumber: Story = {
  render: () => (
    <StatefulField initial="">
      {(value, onChange) => (
        <SsnField
          label="Social Security number"
          name="ssn"
          value={value}
          onChange={onChange}
          hint="We need it to confirm who you are, and for your tax forms."
        />
      )}
    </StatefulField>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Social Security number' })
    await userEvent.type(field, '219099999')
    await expect(field).toHaveValue('219-09-9999')
    await userEvent.tab()
    await expect(field).toHaveValue('•••-••-9999')
  },
}

export const Money: Story = {
  render: () => (
    <Stack gap={24} width="form">
      <StatefulField initial="">
        {(value, onChange) => (
          <MoneyField
            label="Amount"
            name="amount"
            value={value}
            onChange={onChange}
            hint="From $1.00 to $250,000.00"
          />
        )}
      </StatefulField>
      <MoneyField
        label="Weekly amount"
        name="weekly"
        value="0.50"
        onChange={() => {}}
        error="Enter at least $1.00."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(field, '$1,234.5')
    await userEvent.tab()
    await expect(field).toHaveValue('1,234.50')
  },
}

export const Suggestions: Story = {
  render: () => (
    <StatefulField initial="">
      {(value, onChange) => (
        <SuggestedAmounts
          amounts={[100_00, 250_00, 1_000_00]}
          min={1_00}
          max={500_00}
          chosen={Number(value)}
          onChoose={(cents) => onChange(String(cents))}
        />
      )}
    </StatefulField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '$1,000' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '$250' }))
    await expect(canvas.getByRole('button', { name: '$250', pressed: true })).toBeVisible()
  },
}

export const Date: Story = {
  render: () => (
    <Stack gap={24} width="form">
      <StatefulField initial="">
        {(value, onChange) => (
          <>
            <DateField
              label="Date of birth"
              name="born"
              value={value}
              onChange={onChange}
              autoComplete="bday"
            />
            <p>{value}</p>
          </>
        )}
      </StatefulField>
      <DateField
        label="Start date"
        name="start"
        value="2026-02-30"
        onChange={() => {}}
        error="February has no day 30."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [month, day, year] = [/Month/, /Day/, /Year/].map(
      (name) => canvas.getAllByRole('textbox', { name })[0],
    )
    if (!month || !day || !year) throw new Error('a part is missing')
    await userEvent.type(month, '5')
    await userEvent.type(day, '1')
    await userEvent.type(year, '1990')
    await expect(canvas.getByText('1990-05-01')).toBeInTheDocument()
    await expect(month).toHaveValue('5')
  },
}

export const Percent: Story = {
  render: () => (
    <StatefulField initial="60">
      {(value, onChange) => (
        <PercentField label="Mateo Rivera" name="share" value={value} onChange={onChange} />
      )}
    </StatefulField>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mateo Rivera' })
    await userEvent.clear(field)
    await userEvent.type(field, '2.5')
    await expect(field).toHaveValue('2.5')
  },
}

export const PercentInvalid: Story = {
  render: () => (
    <PercentField
      label="Mateo Rivera"
      name="share"
      value="140"
      onChange={() => {}}
      error="Enter a share up to 100%."
    />
  ),
}
