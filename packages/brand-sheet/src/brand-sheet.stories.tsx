import { useBranding } from '@coffer/session/branding'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandSheet } from './brand-sheet.tsx'

function SheetOfTheTenant() {
  return <BrandSheet branding={useBranding()} />
}

const meta = {
  title: 'Brand/Sheet',
  component: SheetOfTheTenant,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SheetOfTheTenant>
export default meta
type Story = StoryObj<typeof meta>

export const Sheet: Story = {}
