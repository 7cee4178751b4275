import { StoryRoute } from '@coffer/router/story'
import { provided, settlesOn } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { calculatorScreen } from './calculator-screen.tsx'
import { WithOffer } from './story-offer.tsx'

const meta = {
  title: 'Screens/Log in/Savings calculator',
  render: () => (
    <WithOffer>
      <StoryRoute path="/calculator" Screen={calculatorScreen} />
    </WithOffer>
  ),
  parameters: provided(),
  play: settlesOn('figure'),
} satisfies Meta
export default meta

export const Calculator: StoryObj<typeof meta> = {}
