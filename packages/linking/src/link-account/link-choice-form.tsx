import type { LinkedAccount } from '@coffer/api-client/linking'
import { type RoutePath, useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { SectionHeading } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import * as v from 'valibot'
import { type Key, useTranslations } from '../messages.ts'
import { nextActionLink } from './next-action-link.ts'
import type { LinkingMethod } from './linked-account.ts'
import { useLinkingFlow } from './linking-flow.ts'

const schema = v.object({ method: v.picklist(['instant', 'manual']) })
const draft = draftOf('linking-method')

interface LinkChoiceFormProps {
  methods: readonly LinkingMethod[]
  /** The accounts that are already linked. */
  accounts: readonly LinkedAccount[]
  onInstant: () => void
}

/** The offered linking methods, with the fastest preselected. A single method is not shown as a choice. */
export function LinkChoiceForm({ methods, accounts, onInstant }: LinkChoiceFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const flow = useLinkingFlow()
  const hasOtherAction = accounts.some((account) => nextActionLink(account, flow) !== null)
  const descriptions: Record<LinkingMethod, Key> = {
    instant: flow.messages.instantDescription,
    manual: 'link.manual.description',
  }
  const first = methods[0] ?? 'manual'
  const form = useForm({
    schema,
    initial: { method: first },
    draft: methods.length > 1 ? draft : undefined,
    translate: t,
    async onSubmit({ method }) {
      if (method === 'instant') onInstant()
      else await navigate<RoutePath>(flow.paths.bankDetails)
    },
  })
  return (
    <Form form={form}>
      {accounts.length > 0 && <SectionHeading>{t('link.another')}</SectionHeading>}
      {methods.length > 1 ? (
        <RadioField
          {...form.field('method')}
          onChange={(method) => form.field('method').onChange(method === 'instant' ? 'instant' : 'manual')}
          label={t('link.choice.legend')}
          options={methods.map((method) => ({
            value: method,
            label: t(`link.${method}.label`),
            description: t(descriptions[method]),
          }))}
        />
      ) : (
        <p>{t(descriptions[first])}</p>
      )}
      {methods.includes('instant') && <p>{t('link.privacy')}</p>}
      <Button
        type="submit"
        variant={hasOtherAction ? 'secondary' : 'primary'}
        isBusy={form.isBusy}
        isFullWidth
      >
        {form.values.method === 'instant' ? t('link.openInstant') : t('link.continue')}
      </Button>
    </Form>
  )
}
