import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { harborReads, withNonProfits } from '../example-non-profits.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { SelectScreen } from './select-screen.tsx'

const meta = {
  title: 'Screens/Non-profit/Select',
  component: SelectScreen,
  render: () => <StoryRoute path="/non-profit/select" Screen={SelectScreen} />,
  parameters: provided(...withNonProfits()),
  play: settlesOn('radio'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const openConfirmation: Play = async ({ canvas }) => {
  await canvas.findAllByRole('radio')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await canvas.findByRole('button', { name: 'Confirm' })
}

export const Suggested: Story = {}
export const ChosenBefore: Story = {
  parameters: provided(handlers.selectedNonProfit(harborReads), ...withNonProfits()),
}
export const ChosenBeforeUnknown: Story = {
  tags: ['no-snapshot'],
  parameters: provided(handlers.selectedNonProfit.fails(403), ...withNonProfits()),
  play: settlesOn('alert'),
}
export const WithoutSuggestion: Story = {
  parameters: provided(handlers.defaultNonProfit.fails(404), ...withNonProfits()),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radio')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('link', { name: 'Choose a non-profit.' })
  },
}
export const NothingFound: Story = {
  parameters: provided(handlers.searchNonProfits([]), ...withNonProfits()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'zzz')
    await canvas.findByText('No results')
  },
}
export const Searching: Story = {
  parameters: provided(handlers.searchNonProfits.hangs(), ...withNonProfits()),
  play: settlesOn('status'),
}
export const NotLoaded: Story = {
  parameters: provided(handlers.searchNonProfits.fails(403), ...withNonProfits()),
  play: settlesOn('alert'),
}
export const Confirming: Story = { play: openConfirmation }
export const NotSaved: Story = {
  parameters: provided(
    ...withNonProfits(),
    handlers.selectNonProfit.fails(422, { message: 'It is closed.' }),
  ),
  play: async (context) => {
    await openConfirmation(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Confirm' }))
    await context.canvas.findByRole('alert')
  },
}
