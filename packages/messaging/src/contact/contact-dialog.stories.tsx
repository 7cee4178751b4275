import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ContactDialog } from './contact-dialog.tsx'

const meta = {
  title: 'Components/Application/Contact us',
  component: ContactDialog,
  args: { isOpen: true, onClose: fn(), supportEmail: 'support@harborlight.example', logInHref: '/login' },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog')
  },
} satisfies Meta<typeof ContactDialog>
export default meta
type Story = StoryObj<typeof meta>

export const FromAnyPage: Story = {}
export const OnTheLogInPage: Story = { args: { logInHref: undefined } }
