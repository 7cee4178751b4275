import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import * as v from 'valibot'
import { Button } from '../actions/button.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { MoneySummary } from '../money/money-summary.tsx'
import { Form, SummarizedForm, useForm } from './form.tsx'

const texts: Record<string, string> = {
  name: 'Enter your first name.',
  phone: 'Enter a phone number of ten digits.',
}
const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('name')),
  phone: v.pipe(v.string(), v.length(10, 'phone')),
})
type Sent = v.InferOutput<typeof schema>

function Example({
  onSubmit,
}: {
  onSubmit: (sent: Sent) => Promise<void | { fields: Record<string, string[]> }>
}) {
  const form = useForm({
    schema,
    initial: { name: '', phone: '' },
    translate: (key: string) => texts[key] ?? key,
    onSubmit,
  })
  return (
    <Form form={form}>
      <TextField label="First name" autoComplete="given-name" {...form.field('name')} />
      <PhoneField label="Mobile number" {...form.field('phone')} />
      <Button type="submit" isFullWidth isBusy={form.isBusy}>
        Continue
      </Button>
    </Form>
  )
}

const meta: Meta<typeof Example> = {
  title: 'Components/Form',
  component: Example,
  subcomponents: { Form, SummarizedForm },
  tags: ['autodocs'],
  args: { onSubmit: fn(async () => {}) },
}
export default meta
type Story = StoryObj<typeof Example>

export const Untouched: Story = {}

/** The error summary above the fields takes the focus and links to them. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: texts['phone'] ?? '' }))
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus()
  },
}

export const RefusedByTheProvider: Story = {
  args: { onSubmit: async () => ({ fields: { phone: ['This number is used by another account.'] } }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ana')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '6125550142{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This number is used by another account.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeInvalid()
  },
}

export const BesideASummary: Story = { render: () => <Summarized /> }

function Summarized() {
  const form = useForm({
    schema,
    initial: { name: '', phone: '' },
    translate: (key: string) => texts[key] ?? key,
    onSubmit: async () => {},
  })
  return (
    <SummarizedForm
      form={form}
      summary={
        <MoneySummary
          label="Summary"
          amount={{ label: 'You’ll deposit', cents: 250_00 }}
          items={[{ label: 'Arrives', value: 'Monday, Nov 23, 2026' }]}
        />
      }
      actions={<Button type="submit">Continue</Button>}
    >
      <TextField label="First name" autoComplete="given-name" {...form.field('name')} />
    </SummarizedForm>
  )
}
