import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/button.tsx'
import { BulletList } from './bullet-list.tsx'
import { SectionHeading } from './headings.tsx'
import { LabeledDivider } from './labeled-divider.tsx'
import { Card, Stack } from './layout.tsx'

const meta = {
  title: 'Components/Layout',
  component: BulletList,
  subcomponents: { Card, Stack, SectionHeading, LabeledDivider },
  tags: ['autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj

export const BulletedList: Story = {
  render: () => (
    <Stack gap={8} width="reading">
      <SectionHeading>What you will need</SectionHeading>
      <BulletList items={['Your Social Security number', 'Your address', 'The name of your employer']} />
    </Stack>
  ),
}

export const SectionHeadings: Story = {
  render: () => (
    <Stack gap={24} width="reading">
      <Card>
        <SectionHeading>Interest this year</SectionHeading>
        <p>$128.40</p>
      </Card>
      <Card>
        <SectionHeading>A heading that is long enough to wrap to a second line on a phone</SectionHeading>
        <p>Nov 20, 2026</p>
      </Card>
    </Stack>
  ),
}

export const Alternatives: Story = {
  render: () => (
    <Stack gap={16} width="form">
      <Button isFullWidth>Log in</Button>
      <LabeledDivider>or</LabeledDivider>
      <Button variant="secondary" isFullWidth>
        Use a passkey
      </Button>
    </Stack>
  ),
}
