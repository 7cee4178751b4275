import { useBranding } from '@coffer/session/branding'
import { PaperOnly, PrintHead, PrintTable, ScreenOnly } from '@coffer/ui-kit/print-sheet'
import { space } from '@coffer/ui-kit/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'

const meta = {
  title: 'Documents/Printed page',
  component: PrintHead,
  subcomponents: { PrintTable },
  tags: ['autodocs'],
} satisfies Meta
export default meta
type Story = StoryObj

/** Shows print-only content on the screen, always in the colors of paper. */
const Paper = styled.div`
  padding: ${space[24]};
  background: white;
  color: black;

  > div {
    display: block;
  }
`

function HeadOfTheTenant({ facts }: { facts: readonly string[] }) {
  return <PrintHead bank={useBranding().name} facts={facts} />
}

/** A list on paper: the bank and the account, then all rows under the headings of their groups. */
export const List: Story = {
  render: () => (
    <>
      <Paper>
        <HeadOfTheTenant facts={['High-Yield Savings ending in 2479', 'Printed Nov 22, 2026']} />
        <PaperOnly>
          <p>Period: Oct 1, 2026 – Nov 22, 2026</p>
        </PaperOnly>
        <PrintTable
          columns={[{ label: 'Date' }, { label: 'Description' }, { label: 'Amount', isAmount: true }]}
          groups={[
            {
              key: '2026-11',
              title: 'November 2026',
              rows: [{ key: '2', cells: ['Nov 3, 2026', 'Deposit from JPMorgan Chase', '+$474.45'] }],
            },
            {
              key: '2026-10',
              title: 'October 2026',
              rows: [{ key: '1', cells: ['Oct 31, 2026', 'Interest', '+$17.51'] }],
            },
          ]}
        />
      </Paper>
      <ScreenOnly>Never printed</ScreenOnly>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
  },
}

/** Print-only content is invisible on the screen. */
export const OnTheScreen: Story = {
  render: () => <HeadOfTheTenant facts={['Printed Nov 22, 2026']} />,
  play: async ({ canvas }) => expect(canvas.getByText('Printed Nov 22, 2026')).not.toBeVisible(),
}
