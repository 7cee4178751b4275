import type { Branding } from '@coffer/branding/schema'
import { role } from '@coffer/branding/roles'
import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import { exampleEmails } from '@coffer/email-templates/examples'
import type { EmailKind } from '@coffer/email-templates/emails'
import { renderEmail } from '@coffer/email-templates/render-email'
import { useInsurer } from '@coffer/session/branding'
import { styled } from 'styled-components'
import { Grid, Part, Specimen } from '../page/sheet.tsx'
import { EmailView } from './email-view.tsx'
import { storySender } from './story-sender.ts'

const Small = styled.div`
  zoom: 0.44;
  border: 2px solid ${role('hairline')};
`

const shown: readonly (readonly [EmailKind, TenantLanguage])[] = [
  ['verify-email', 'en'],
  ['one-time-code', 'en'],
  ['deposit-skipped', 'en'],
  ['joint-invitation', 'es'],
]

/** Previews of some emails. */
export function EmailPreviews({ branding }: { branding: Branding }) {
  const sender = storySender(branding, useInsurer())
  const examples = exampleEmails(sender)
  return (
    <Part
      title="Emails"
      lead="Every email carries the logo on the background of the log-in page, in English or Spanish. Each of them is a story of its own under Emails."
      opensPage
    >
      <Grid $least="18rem">
        {shown.map(([purpose, language]) => {
          const { subject, html } = renderEmail(purpose, examples[purpose], { sender, language })
          return (
            <Specimen key={purpose} name={subject}>
              <Small inert>
                <EmailView html={html} />
              </Small>
            </Specimen>
          )
        })}
      </Grid>
    </Part>
  )
}
