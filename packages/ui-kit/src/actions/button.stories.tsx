import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../brand/icon.tsx'
import { Cluster, Stack } from '../layout/layout.tsx'
import { AnchorButton, Button, TextAnchor } from './button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Continue', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Cancel application' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const FullWidth: Story = { args: { isFullWidth: true } }

/** A busy button keeps its name and the focus, and ignores a second press. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Links: Story = {
  render: () => (
    <Stack gap={24}>
      <Cluster>
        <AnchorButton href="#primary">Open an account</AnchorButton>
        <AnchorButton href="#secondary" variant="secondary">
          Deposit <Icon name="deposit" size="small" />
        </AnchorButton>
        <AnchorButton href="#quiet" variant="quiet">
          <Icon name="arrow-left" size="small" /> Back
        </AnchorButton>
      </Cluster>
      <p>
        By continuing you agree to the <TextAnchor href="#terms">account terms</TextAnchor>.
      </p>
    </Stack>
  ),
}
