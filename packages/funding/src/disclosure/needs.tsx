import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding-inline-start: ${space[24]};
  list-style: disc;
`
const needs = ['browser', 'email', 'pdf', 'keep'] as const

/** The hardware and software that electronic documents ask for. */
export function Needs() {
  const t = useTranslations()
  return (
    <Stack gap={8}>
      <SectionHeading>{t('disclosure.esign.needs.title')}</SectionHeading>
      <List>
        {needs.map((need) => (
          <li key={need}>{t(`disclosure.esign.needs.${need}`)}</li>
        ))}
      </List>
    </Stack>
  )
}
