import { useGo } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'
import * as v from 'valibot'
import { useWords } from '../words.ts'
import type { LinkingWay } from './linked-account.ts'

const schema = v.object({ way: v.picklist(['instant', 'manual']) })

interface LinkChoiceFormProps {
  ways: readonly LinkingWay[]
  onInstant: () => void
}

/** The ways of linking that are open here, the quickest chosen. With one way there is nothing to choose. */
export function LinkChoiceForm({ ways, onInstant }: LinkChoiceFormProps) {
  const t = useWords()
  const go = useGo()
  const first = ways[0] ?? 'manual'
  const form = useForm({
    schema,
    initial: { way: first },
    translate: t,
    async onSubmit({ way }) {
      if (way === 'instant') onInstant()
      else await go('/manual-funding/banking-information')
    },
  })
  return (
    <Form form={form}>
      {ways.length > 1 ? (
        <RadioField
          {...form.field('way')}
          onChange={(way) => form.field('way').onChange(way === 'instant' ? 'instant' : 'manual')}
          label={t('link.choice.legend')}
          options={ways.map((way) => ({
            value: way,
            label: t(`link.${way}.label`),
            description: t(`link.${way}.description`),
          }))}
        />
      ) : (
        <p>{t(`link.${first}.description`)}</p>
      )}
      {ways.includes('instant') && <p>{t('link.privacy')}</p>}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {form.values.way === 'instant' ? t('link.openInstant') : t('link.continue')}
      </Button>
    </Form>
  )
}
