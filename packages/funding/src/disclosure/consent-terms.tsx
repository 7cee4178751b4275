import { useBranding } from '@coffer/session/branding'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { SystemRequirements } from './system-requirements.tsx'

const parts = ['covers', 'paper', 'withdraw'] as const

/** The scope of the consent to electronic documents, the rights to paper and to withdraw, and the requirements. */
export function ConsentTerms() {
  const t = useTranslations()
  const { name, emails } = useBranding()
  const values = { bank: name, email: emails.support }
  return (
    <>
      {parts.map((part) => (
        <Stack key={part} gap={8}>
          <SectionHeading>{t(`disclosure.esign.${part}.title`)}</SectionHeading>
          <p>{t(`disclosure.esign.${part}`, values)}</p>
        </Stack>
      ))}
      <SystemRequirements />
    </>
  )
}
