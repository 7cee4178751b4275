import { LogInLayout } from '@coffer/ui-kit/log-in-layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandLogo } from './brand-logo.tsx'
import { RateOffer } from './rate-offer.tsx'

const rate = { apy: '4.35', asOf: '2026-11-01' }

const meta = {
  title: 'Components/Application/Rate offer',
  component: RateOffer,
  args: { offer: { ...rate, monthlyFeeCents: 0, minimumDepositCents: 0 } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <LogInLayout
      logo={<BrandLogo on="log-in" />}
      sentence="Savings that keep their course."
      offer={<RateOffer {...args} />}
    >
      {null}
    </LogInLayout>
  ),
} satisfies Meta<typeof RateOffer>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutFeeAndMinimum: Story = {}
export const WithFeeAndMinimum: Story = {
  args: { offer: { ...rate, monthlyFeeCents: 4_95, minimumDepositCents: 100_00 } },
}
export const RateAlone: Story = { args: { offer: rate } }
