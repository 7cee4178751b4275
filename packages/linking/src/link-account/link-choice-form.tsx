import type { LinkedAccount } from '@coffer/api-client/linking'
import { type RoutePath, useNavigate } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { SectionHeading } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import * as v from 'valibot'
import { type Key, useTranslations } from '../messages.ts'
import { leadOf } from './lead.ts'
import type { LinkingWay } from './linked-account.ts'
import { useLinkingFlow } from './linking-flow.ts'

const schema = v.object({ way: v.picklist(['instant', 'manual']) })

interface LinkChoiceFormProps {
  ways: readonly LinkingWay[]
  /** What is linked already: linking is then linking another one. */
  accounts: readonly LinkedAccount[]
  onInstant: () => void
}

/** The ways of linking that are open here, the quickest chosen. With one way there is nothing to choose. */
export function LinkChoiceForm({ ways, accounts, onInstant }: LinkChoiceFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const flow = useLinkingFlow()
  const isBeside = accounts.some((account) => leadOf(account, flow) !== null)
  const descriptions: Record<LinkingWay, Key> = {
    instant: flow.words.instantDescription,
    manual: 'link.manual.description',
  }
  const first = ways[0] ?? 'manual'
  const form = useForm({
    schema,
    initial: { way: first },
    translate: t,
    async onSubmit({ way }) {
      if (way === 'instant') onInstant()
      else await navigate<RoutePath>(flow.paths.bankDetails)
    },
  })
  return (
    <Form form={form}>
      {accounts.length > 0 && <SectionHeading>{t('link.another')}</SectionHeading>}
      {ways.length > 1 ? (
        <RadioField
          {...form.field('way')}
          onChange={(way) => form.field('way').onChange(way === 'instant' ? 'instant' : 'manual')}
          label={t('link.choice.legend')}
          options={ways.map((way) => ({
            value: way,
            label: t(`link.${way}.label`),
            description: t(descriptions[way]),
          }))}
        />
      ) : (
        <p>{t(descriptions[first])}</p>
      )}
      {ways.includes('instant') && <p>{t('link.privacy')}</p>}
      <Button type="submit" variant={isBeside ? 'secondary' : 'primary'} isBusy={form.isBusy} isFullWidth>
        {form.values.way === 'instant' ? t('link.openInstant') : t('link.continue')}
      </Button>
    </Form>
  )
}
