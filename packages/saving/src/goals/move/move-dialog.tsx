import { targetProgress } from '@coffer/domain/goal-progress'
import { NotMoved } from '@coffer/errors/failure-notice'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Button, TextButton } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Form } from '@coffer/ui-kit/form'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { SelectField } from '@coffer/ui-kit/select-field'
import { AmountField } from '@coffer/forms/amount-field'
import { useTranslations } from '../messages.ts'
import { type MoveContext, toPlace, unassigned } from './move.schema.ts'
import { useMoveForm } from './use-move-form.ts'

interface MoveDialogProps extends MoveContext {
  isOpen: boolean
  onClose: () => void
}

/** Moves money between goals and the unassigned amount. */
export function MoveDialog({ isOpen, onClose, ...move }: MoveDialogProps) {
  const t = useTranslations()
  const { mode } = move
  const title = mode.type === 'assign' ? t('move.assign') : t(`move.${mode.type}`, { goal: mode.goal.name })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <MoveForm {...move} title={title} onDone={onClose} />
    </Dialog>
  )
}

interface MoveFormProps extends MoveContext {
  title: string
  onDone: () => void
}

function MoveForm({ data, mode, title, onDone }: MoveFormProps) {
  const t = useTranslations()
  const { money, typedMoney } = useFormats()
  const { overview } = data
  const { form, submission, from, to, max } = useMoveForm({ data, mode, onDone })
  const missing = to ? (targetProgress(to)?.remainingCents ?? 0) : 0
  const isEnough = missing > 0 && missing <= max
  const toLabel = (name: string, cents: number) => t('move.place', { name, amount: money(cents) })
  const options = (other: string | null) => [
    { value: unassigned, label: toLabel(t('move.unassigned'), overview.unassignedCents) },
    ...overview.goals
      .filter(({ uuid }) => uuid !== other)
      .map(({ uuid, name, savedCents }) => ({ value: uuid, label: toLabel(name, savedCents) })),
  ]
  const fill = (cents: number) => form.patch({ amount: typedMoney(cents) })
  return (
    <Form form={form} label={title}>
      <SubmissionNotice state={submission.state} title={t('move.failed')} kept="typed">
        <NotMoved />
      </SubmissionNotice>
      {mode.type === 'into' && (
        <SelectField
          {...form.field('from')}
          label={t('move.from')}
          options={options(toPlace(form.values.to))}
        />
      )}
      {mode.type !== 'into' && (
        <SelectField
          {...form.field('to')}
          label={t('move.to')}
          options={
            mode.type === 'assign'
              ? options(null).filter(({ value }) => value !== unassigned)
              : options(toPlace(form.values.from))
          }
        />
      )}
      <Stack gap={8}>
        <AmountField
          field={form.field('amount')}
          label={t('move.amount')}
          hint={t('move.max', { name: from?.name ?? t('move.unassigned'), amount: money(max) })}
        />
        <Cluster gap={16}>
          {isEnough && (
            <TextButton onPress={() => fill(missing)}>
              {t('move.missing', { amount: money(missing) })}
            </TextButton>
          )}
          {max > 0 && (
            <TextButton onPress={() => fill(max)}>{t('move.all', { amount: money(max) })}</TextButton>
          )}
        </Cluster>
      </Stack>
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('move.submit')}
      </Button>
    </Form>
  )
}
