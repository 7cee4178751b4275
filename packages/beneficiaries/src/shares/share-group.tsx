import { role } from '@coffer/branding/roles'
import { unallocatedShare, readShare, wholeShare } from '@coffer/domain/allocations'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { FieldMessages, fieldId } from '@coffer/ui-kit/field-frame'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { Cluster } from '@coffer/ui-kit/layout'
import { PercentField } from '@coffer/ui-kit/percent-field'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import type { Group } from './groups.ts'
import { evenShares, hasShareFields, shareField, type ShareName, totalField, groupTotal } from './shares.ts'
import { SharesBar } from './shares-bar.tsx'

const Frame = styled.fieldset`
  ${cardStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[16]};
`
const Legend = styled.legend`
  padding-inline: ${space[8]};
  margin-inline-start: -${space[8]};
  font-size: ${size[16]};
  font-weight: ${weight.bold};
`
const Total = styled.output`
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;

  &[data-whole='false'] {
    color: ${role('error')};
  }
`

/** The part of `useForm` that share fields need. */
export interface SharesForm {
  values: Readonly<Record<string, string | boolean>>
  field: (name: ShareName) => FieldBinding<string>
  patch: (values: Record<string, string>) => void
}

/** The shares of one group: a chart, a field for each member, and the total, which is announced when it changes. */
export function ShareGroup({ group, form }: { group: Group; form: SharesForm }) {
  const t = useTranslations()
  const { designation, members } = group
  const total = totalField(designation)
  const { error } = form.field(total)
  if (!hasShareFields(group)) return <SoleMember group={group} />
  return (
    <Frame id={fieldId(total)} tabIndex={-1} aria-describedby={error ? `${fieldId(total)}-error` : undefined}>
      <Legend>{t(`group.${designation}`)}</Legend>
      <SharesBar shares={members.map((member) => toBar(form, member))} />
      {members.map(({ uuid, name }) => (
        <PercentField
          key={shareField(uuid)}
          {...form.field(shareField(uuid))}
          label={name === '' ? t('shares.newcomer') : name}
        />
      ))}
      <Cluster justify="between">
        <GroupTotal total={groupTotal(group, form.values)} />
        <Button variant="quiet" onPress={() => form.patch(evenShares(group))}>
          {t('shares.evenly')}
        </Button>
      </Cluster>
      <FieldMessages name={total} error={error} />
    </Frame>
  )
}

function toBar(form: SharesForm, { uuid, name }: Group['members'][number]) {
  const parsed = readShare(String(form.values[shareField(uuid)] ?? ''))
  return { key: shareField(uuid), name, share: 'share' in parsed ? parsed.share : 0 }
}

function GroupTotal({ total }: { total: number }) {
  const t = useTranslations()
  const { wholePercent } = useFormats()
  const left = unallocatedShare([total])
  const values = { total: wholePercent(total), left: wholePercent(Math.abs(left)) }
  return (
    <Total data-whole={total === wholeShare}>
      {t(left === 0 ? 'shares.whole' : left > 0 ? 'shares.left' : 'shares.over', values)}
    </Total>
  )
}

function SoleMember({ group: { designation, members } }: { group: Group }) {
  const t = useTranslations()
  const { wholePercent } = useFormats()
  const name = members[0]?.name
  return (
    <p>
      {t(`shares.alone.${designation}`, {
        name: name ? name : t('shares.newcomer'),
        share: wholePercent(wholeShare),
      })}
    </p>
  )
}
