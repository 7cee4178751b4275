import type { Banner } from '@coffer/api-client/banners/schema'
import { LogInForm } from '@coffer/auth/log-in'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LogInFrame } from '../chrome/log-in-frame.tsx'
import { BannerList } from './banner-list.tsx'

const banner = (uuid: string, part: Partial<Banner> = {}): Banner => ({
  uuid,
  type: 'info',
  location: 'login',
  title: 'Maintenance on Sunday',
  body: 'From 2 to 4 in the morning, Eastern time, you can’t log in. Your money is safe.',
  isDismissible: true,
  startsAt: null,
  endsAt: null,
  ...part,
})
const locations = ['all', 'login'] as const

const meta = {
  title: 'Components/Application/Banners',
  component: BannerList,
  args: { locations, banners: { status: 'loaded', banners: [banner('one')] } },
} satisfies Meta<typeof BannerList>
export default meta
type Story = StoryObj<typeof meta>

export const OfEachType: Story = {
  args: {
    banners: {
      status: 'loaded',
      banners: [
        banner('info'),
        banner('success', { type: 'success', title: 'Everything works again' }),
        banner('warning', { type: 'warning', title: 'Someone calls in our name', isDismissible: false }),
        banner('error', { type: 'error', title: 'Transfers are late today' }),
      ],
    },
  },
}
export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(canvas.queryByText('Maintenance on Sunday')).toBeNull()
  },
}
export const Forbidden: Story = { args: { banners: { status: 'forbidden', message: 'Not for you.' } } }
/** A banner in the frame of the log-in page. */
export const OnTheLogInPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <LogInFrame banners={<BannerList {...args} />} footer={null}>
      <LogInForm onLoggedIn={() => undefined} />
    </LogInFrame>
  ),
}
