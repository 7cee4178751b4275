import { faq, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import { onPhone, provided } from '@coffer/router/story-provider'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { faqs, interest, unsorted } from './example-faqs.ts'
import { FaqScreen } from './faq-screen.tsx'

const meta = {
  title: 'Screens/Messages/FAQ',
  component: FaqScreen,
  args: { search: '' },
  render: ({ search }) => <StoryRoute path="/faq" search={search} Screen={FaqScreen} />,
  parameters: provided(handlers.faqs(faqs)),
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox')
  },
} satisfies Meta<{ search: string }>
export default meta
type Story = StoryObj<typeof meta>

const refused: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('alert')
}
const opened: Story['play'] = async ({ canvas }) => {
  await canvas.findByText(/accrues each day/)
}

export const Grouped: Story = {}
export const Ungrouped: Story = { parameters: provided(handlers.faqs([{ ...interest, category: null }])) }
export const SomeUngrouped: Story = { parameters: provided(handlers.faqs([unsorted, interest])) }
export const OneOpened: Story = { args: { search: 'question=q-interest' }, play: opened }
export const RemovedQuestion: Story = { args: { search: 'question=unknown' } }
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'fees')
    await canvas.findByText('1 result')
  },
}
export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'mortgage')
    await canvas.findByRole('heading', { level: 2, name: 'No results' })
  },
}
/** An answer is rendered by the sanitizer, which removes scripts and external resources. */
export const HostileAnswer: Story = {
  args: { search: 'question=hostile' },
  parameters: provided(
    handlers.faqs([
      faq({
        uuid: 'hostile',
        question: 'Is it safe?',
        answer_html:
          '<p onclick="alert(1)">Yes. <b>Always</b>.<img src="x" onerror="alert(1)"></p><script>alert(1)</script><a href="javascript:alert(1)">Bad</a>',
      }),
    ]),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Always')
    await expect(canvasElement.querySelector('details :is(img, script, [onclick], [href^="java"])')).toBe(
      null,
    )
  },
}
export const LongWords: Story = {
  args: { search: 'question=long' },
  globals: onPhone,
  parameters: provided(
    handlers.faqs([
      faq({
        uuid: 'long',
        category: 'A'.repeat(60),
        question: `${'W'.repeat(90)}?`,
        answer_html: `<p>${'w'.repeat(120)}</p>`,
      }),
    ]),
  ),
}
export const NothingYet: Story = {
  parameters: provided(handlers.faqs([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
}
export const Forbidden: Story = { parameters: provided(handlers.faqs.fails(403)), play: refused }
export const Offline: Story = { parameters: provided(handlers.faqs.breaks()), play: refused }
export const NotLoaded: Story = { parameters: provided(handlers.faqs.fails(500)), play: refused }
export const Loading: Story = {
  parameters: provided(handlers.faqs.hangs()),
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
  },
}
