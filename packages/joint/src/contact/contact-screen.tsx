import { StepFrame } from '@coffer/router/step-frame'
import { HolderApplication } from '../application/holder-application.tsx'
import { FinishLater } from '../application/finish-later.tsx'
import { WhileOpen, stepScreen } from '../step/open-step.tsx'
import { useTranslations } from '../messages.ts'
import { ContactForm } from './contact-form.tsx'

/** `/joint-account/contact`, step 1 of 5: the holder's email and phone. */
export function ContactScreen() {
  const t = useTranslations()
  return (
    <StepFrame
      title={t('contact.title')}
      why={t('contact.why')}
      back="/joint-account"
      aside={<FinishLater />}
    >
      <HolderApplication>
        {(holder) => (
          <WhileOpen step="contact" holder={holder}>
            <ContactForm holder={holder} />
          </WhileOpen>
        )}
      </HolderApplication>
    </StepFrame>
  )
}

export const contactScreen = stepScreen('contact', ContactScreen)
