import { useLanguage } from '@coffer/i18n/language'
import { useBranding } from '@coffer/session/branding'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { DocumentView } from './document-view.tsx'

/** A document as the provider draws it, with the branding of the tenant's folder, not with edits in the brand panel. */
function Document({ kind, name }: { kind: string; name: string }) {
  const { slug } = useBranding()
  const { language } = useLanguage()
  return <DocumentView address={`documents/${slug}/${language}/${kind}.pdf`} name={name} />
}

const meta = {
  title: 'Documents/PDF documents',
  component: Document,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  // The browser draws the viewer, so its pixels do not depend on the tenant.
  tags: ['no-snapshot'],
} satisfies Meta<typeof Document>
export default meta
type Story = StoryObj<typeof meta>

const story = (kind: string, name: string): Story => ({
  args: { kind, name },
  // The label exists only if the document is served.
  play: async ({ canvasElement }) => void (await within(canvasElement).findByLabelText(name)),
})

export const Statement = story('statement', 'Statement')
export const TaxForm = story('tax_form', 'Tax form 1099-INT')
export const BalanceLetter = story('balance_letter', 'Balance letter')
export const StatementForDates = story('period_statement', 'Statement for chosen dates')
export const AccountDetails = story('account_details', 'Account details')
export const YearSummary = story('year_summary', 'Year summary')
export const Disclosure = story('disclosure', 'Disclosure')
