import { useBranding } from '@coffer/session/branding'
import { TextAnchor } from '@coffer/ui-kit/button'
import { Cluster } from '@coffer/ui-kit/layout'

/** Links to the bank's own phone and email. */
export function SupportContact() {
  const { emails, phoneSupport } = useBranding()
  return (
    <Cluster gap={24}>
      <TextAnchor href={`tel:${phoneSupport.replaceAll(/\D/g, '')}`}>{phoneSupport}</TextAnchor>
      <TextAnchor href={`mailto:${emails.support}`}>{emails.support}</TextAnchor>
    </Cluster>
  )
}
