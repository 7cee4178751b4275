import { disclosure, handlers } from '@coffer/api-client/fakes'
import { StoryRoute } from '@coffer/router/story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provided, settlesOn } from '@coffer/router/story-provider'
import { ViewDisclosureScreen } from './view-disclosure-screen.tsx'

const uuid = 'a'
const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const paragraph = '<p>Transfers travel through the ACH network on business days, Eastern Time.</p>'
const body_html = `<h2>Moving money</h2>${paragraph.repeat(3)}<h2>Fees</h2><ul><li>None</li></ul>`
const agreement = disclosure({ uuid, hash, body_html, title: 'Deposit account agreement' })
const signed = { ...agreement, signed_at: '2024-11-04T16:00:00Z' }
const of = (one: typeof agreement) => provided(handlers.disclosures([one]), handlers.activeDisclosures([one]))

const meta = {
  title: 'Screens/Documents/View a disclosure',
  component: ViewDisclosureScreen,
  render: () => (
    <StoryRoute path="/disclosures/view-disclosures/$uuid" params={{ uuid }} Screen={ViewDisclosureScreen} />
  ),
  parameters: of(signed),
  play: settlesOn('listitem'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {}
export const NotSigned: Story = { parameters: of(agreement) }
export const Replaced: Story = {
  parameters: provided(handlers.disclosures([signed]), handlers.activeDisclosures([])),
}
export const NothingRuns: Story = {
  parameters: of({
    ...signed,
    body_html: `${body_html}<script>document.title = 'hurt'</script><img src="x" onerror="document.title = 'hurt'"><a href="javascript:alert(1)">Read more</a>`,
  }),
  play: async (context) => {
    await settlesOn('listitem')(context)
    const { canvas, canvasElement } = context
    await canvas.findByText('Read more')
    await expect(canvasElement.querySelector('script, [onerror], a[href^="javascript"]')).toBeNull()
  },
}
export const Unknown: Story = {
  parameters: provided(handlers.disclosures([])),
  play: settlesOn('heading', { level: 2 }),
}
export const Offline: Story = {
  parameters: provided(handlers.disclosures.breaks()),
  play: settlesOn('alert'),
}
export const Loading: Story = {
  parameters: provided(handlers.disclosures.hangs()),
  play: settlesOn('status'),
}
