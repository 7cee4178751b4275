import type { Transaction } from '@coffer/api-client/transactions'
import { useFormats } from '@coffer/i18n/formats'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-inline-start: ${space[16]};
  list-style: disc;
`

/** The effects of closing on interest, scheduled deposits and documents, and that it is final. */
export function ClosingConsequences({ scheduled }: { scheduled: readonly Transaction[] }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  return (
    <Stack gap={12}>
      <SectionHeading>{t('close.what')}</SectionHeading>
      <List>
        <li>{t('close.what.interest')}</li>
        <li>
          <span>{t(scheduled.length > 0 ? 'close.what.scheduled' : 'close.what.none')}</span>
          {scheduled.length > 0 && (
            <List>
              {scheduled.map(({ uuid, amount, scheduledFor, frequency }) => (
                <li key={uuid}>
                  {t(frequency === null || frequency === 'once' ? 'close.item' : 'close.item.repeating', {
                    amount: money(amount),
                    date: date(scheduledFor ?? ''),
                  })}
                </li>
              ))}
            </List>
          )}
        </li>
        <li>{t('close.what.documents')}</li>
        <li>{t('close.what.final')}</li>
      </List>
    </Stack>
  )
}
