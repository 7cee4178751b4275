import { handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { reviewed, progressHandlers } from '../example-progress.ts'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { AdditionalInfoScreen } from './additional-info-screen.tsx'

const flagged = progressHandlers(reviewed('FLAGGED', { missing_documents: ['identity', 'address', 'ssn'] }))
const errored = progressHandlers(reviewed('ERRORED', { missing_documents: ['identity'] }))

const meta = {
  title: 'Screens/Registration/Additional information',
  component: AdditionalInfoScreen,
  render: () => <StoryRoute path="/registration/additional-info" Screen={AdditionalInfoScreen} />,
  parameters: provided(...flagged),
  play: settlesOn('button'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const photo = new File(
  ['\0\0\0\u001Cftypheic\0\0\0\0mif1heic'.padEnd(2_800_000)],
  'IMG_2041.HEIC',
  // Without a type, as some phones send it.
  { lastModified: 1 },
)
const choose: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.upload(await canvas.findByLabelText(/^Photo ID/), photo)
  await canvas.findByText(/^HEIC picture/)
}
const send =
  (seen: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    await choose(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send document' }))
    await context.canvas.findByText(seen)
  }

export const Flagged: Story = {}
export const OneChosen: Story = { play: choose }
export const OneNotTaken: Story = {
  play: async ({ canvas }) => {
    const picture = new File(['RIFF\u0001\u0001\0\0WEBPVP8 '], 'license.webp', { type: 'image/webp' })
    await userEvent.upload(await canvas.findByLabelText(/^Photo ID/), picture)
    await canvas.findByText(/^We can’t accept this format/)
  },
}
export const Errored: Story = { parameters: provided(...errored) }
export const Unsubmitted: Story = {
  parameters: provided(
    ...progressHandlers(reviewed('UNSUBMITTED', { missing_documents: ['identity', 'address', 'ssn'] })),
  ),
}
export const InReview: Story = {
  parameters: provided(...progressHandlers(reviewed('IN_REVIEW', { missing_documents: ['address'] }))),
}
export const NothingMissing: Story = {
  parameters: provided(...progressHandlers(reviewed('IN_REVIEW'))),
  play: settlesOn('link'),
}
export const NothingAskedYet: Story = {
  parameters: provided(...progressHandlers(reviewed('UNSUBMITTED'))),
  play: settlesOn('link'),
}
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send documents' }))
    await canvas.findByRole('alert')
  },
}
export const OnItsWay: Story = {
  parameters: provided(handlers.saveStep.hangs(), ...errored),
  play: send(/^Sending your document$/),
}
export const Stopped: Story = {
  parameters: provided(handlers.saveStep.hangs(), ...errored),
  play: async (context) => {
    await send(/^Sending your document$/)(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cancel' }))
    await context.canvas.findByText('Upload stopped')
  },
}
export const Refused: Story = {
  parameters: provided(
    handlers.saveStep.fails(422, { errors: { 'documents.0': ['This file can’t be read.'] } }),
    ...errored,
  ),
  play: async (context) => {
    await choose(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send document' }))
    await context.canvas.findByRole('alert')
  },
}
export const TooLarge: Story = {
  parameters: provided(handlers.saveStep.fails(413), ...errored),
  play: send(/^We couldn’t send your documents/),
}
export const Arrived: Story = {
  parameters: provided(handlers.confirmDetails(), handlers.request.hangs(), ...errored),
  play: send(/^We have your documents/),
}
