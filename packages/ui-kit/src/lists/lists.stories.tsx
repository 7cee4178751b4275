import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import {
  Card,
  Cluster,
  DefinitionList,
  PageHeading,
  SectionHeading,
  SettingsRow,
  Stack,
  TwoColumns,
} from '../layout/layout.tsx'
import { TextAnchor } from '../actions/button.tsx'
import { Amount } from '../money/amount.tsx'
import { RichText } from './rich-text.tsx'
import { VirtualList } from './virtual-list.tsx'

const meta = {
  title: 'Components/Lists',
  component: VirtualList,
  subcomponents: { DefinitionList, SettingsRow, TwoColumns, RichText },
  tags: ['autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  height: 100%;
  border-block-end: 1px solid ${role('hairline')};
`
const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: `t${index}`, cents: (index + 1) * 137 }))
const months = Array.from({ length: 10 }, (_, month) => ({
  key: `m${month}`,
  label: `Month ${month + 1}`,
  heading: <SectionHeading>Month {month + 1}</SectionHeading>,
  items: rows.slice(month * 1_000, (month + 1) * 1_000),
}))

/** Only visible rows are rendered. Each states its position in the whole group (`aria-posinset`). */
export const TenThousandRows: Story = {
  render: () => (
    <VirtualList groups={months} keyOf={(row) => row.id} rowHeight={72} headingHeight={48}>
      {(row) => (
        <Line>
          <span>Transaction {row.id}</span>
          <Amount cents={row.cents} isSigned />
        </Line>
      )}
    </VirtualList>
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-setsize', '1000')
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60)
    window.scrollTo(0, 72 * 5_000 + 48 * 5)
    await waitFor(() => expect(canvas.getByText('Transaction t5005')).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Month 6' })).toBeInTheDocument()
    window.scrollTo(0, 0)
  },
}

export const HtmlFromTheProvider: Story = {
  render: () => (
    <RichText
      html={
        '<h2>Truth in Savings</h2><p style="color:red" onclick="alert(1)">Interest is <b>compounded monthly</b>.</p><ul><li>No minimum balance</li></ul><p><a href="javascript:alert(1)">Bad</a> <a href="https://example.com">Good</a></p><script>alert(1)</script>'
      }
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const good = await canvas.findByRole('link', { name: 'Good' })
    await expect(good).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.queryByRole('link', { name: 'Bad' })).toBeNull()
    await expect(canvasElement.querySelector('script, [style*="red"], [onclick]')).toBeNull()
  },
}

export const Layout: Story = {
  render: () => (
    <Stack gap={32}>
      <PageHeading title="My account">What we know about you, and where to change it.</PageHeading>
      <TwoColumns
        main={
          <Card>
            <SettingsRow
              label="Email"
              value="ana@example.com"
              action={<TextAnchor href="#email">Edit</TextAnchor>}
            />
            <SettingsRow
              label="Phone"
              value="(612) 555-0142"
              action={<TextAnchor href="#phone">Edit</TextAnchor>}
            />
          </Card>
        }
        side={
          <Card label="Account">
            <DefinitionList
              items={[
                { label: 'Available', value: <Amount cents={1_248_032} /> },
                { label: 'Annual percentage yield', value: '4.35%' },
                { label: 'A rather long name of something', value: 'Harborlight High-Yield Savings' },
              ]}
            />
          </Card>
        }
      />
      <Cluster justify="between">
        <span>Left</span>
        <span>Right</span>
      </Cluster>
    </Stack>
  ),
}
