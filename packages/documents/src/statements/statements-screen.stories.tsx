import { handlers, respond, statement } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { spyOn, userEvent } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { StatementsScreen } from './statements-screen.tsx'

const monthly = (year: number, months: number) =>
  Array.from({ length: months }, (_, index) =>
    statement({
      year,
      month: months - index,
      issued_at: new Date(Date.UTC(year, months - index, 1, 5)).toISOString(),
      closing_balance: 1_284_050 - index * 41_300,
    }),
  )
const all = [...monthly(2026, 10), ...monthly(2025, 12)]
const providedStatements = [
  handlers.statements(all),
  handlers.statementYears([2026, 2025]),
  handlers.statementsByYear.answers(({ url }) => respond(all.filter(({ year }) => url.endsWith(`/${year}`)))),
] as const
const few = [handlers.statements(monthly(2026, 3)), handlers.statementYears([2026])] as const

const meta = {
  title: 'Screens/Documents/Statements',
  component: StatementsScreen,
  render: () => <StoryRoute path="/dashboard/documents/statements" Screen={StatementsScreen} />,
  parameters: provided(...providedStatements),
  play: settlesOn('heading', { level: 2 }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ofYear = (year: number) =>
  function OfYear() {
    return (
      <StoryRoute path="/dashboard/documents/statements" search={`year=${year}`} Screen={StatementsScreen} />
    )
  }
/** Clicks the first button. */
const press =
  (role: 'alert' | 'status'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /PDF/ })
    if (first) await userEvent.click(first)
    await canvas.findByRole(role)
  }
const blockTabs = () => {
  spyOn(window, 'open').mockReturnValue(null)
}

export const EveryYear: Story = {}
export const OneYear: Story = { render: ofYear(2025), play: settlesOn('region') }
export const EmptyYear: Story = { render: ofYear(2019) }
export const NothingYet: Story = {
  parameters: provided(handlers.statements([]), handlers.statementYears([])),
}
export const TabBlocked: Story = {
  parameters: provided(...few),
  beforeEach: blockTabs,
  play: press('status'),
}
export const Opening: Story = {
  parameters: provided(handlers.statementFile.hangs(), ...few),
  beforeEach: blockTabs,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /PDF/ })
    if (first) await userEvent.click(first)
    await canvas.findByRole('button', { busy: true })
  },
}
export const NotOpened: Story = {
  parameters: provided(handlers.statementFile.fails(500), ...few),
  beforeEach: blockTabs,
  play: press('alert'),
}
export const AddressNotTrusted: Story = {
  parameters: provided(handlers.statementFile({ download_url: 'javascript:alert(1)' }), ...few),
  beforeEach: blockTabs,
  play: press('alert'),
}
export const Forbidden: Story = {
  parameters: provided(handlers.statements.fails(403)),
  play: settlesOn('alert'),
}
export const Offline: Story = {
  parameters: provided(handlers.statements.breaks()),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(handlers.statements.hangs(), handlers.statementYears.hangs()),
  play: settlesOn('status'),
}
