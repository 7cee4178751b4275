import { filledFields, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { progressHandlers, unconfirmed } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { AddressScreen } from './address-screen.tsx'

const mailing = {
  address_line1: 'PO Box 77',
  address_line2: null,
  city: 'Columbus',
  state: 'OH',
  postal_code: '43216',
}

const meta = {
  title: 'Screens/Registration/Address',
  component: AddressScreen,
  render: () => <StoryRoute path="/registration/address" Screen={AddressScreen} />,
  parameters: provided(...progressHandlers(unconfirmed('basic'))),
  play: settlesOn('textbox'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const save: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }))
  await canvas.findByRole('alert')
}
const withMailing = provided(
  ...progressHandlers(unconfirmed('address', filledFields({ mailing_address: mailing }))),
)

export const Empty: Story = {}
export const WithMailingAddress: Story = { parameters: withMailing }
export const WithErrors: Story = { play: save }
export const PoBoxForTheHome: Story = {
  parameters: provided(
    ...progressHandlers(unconfirmed('address', filledFields({ address_line1: 'PO Box 77' }))),
  ),
  play: save,
}
export const SavedElsewhere: Story = {
  parameters: provided(
    handlers.saveStep.fails(409, { message: 'changed_elsewhere' }),
    ...progressHandlers(unconfirmed('address', filledFields())),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Apartment/ }), 'Apt 4')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await canvas.findByText('Your application was updated somewhere else')
  },
}
