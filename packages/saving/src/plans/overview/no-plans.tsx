import { ButtonLink } from '@coffer/router/link'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'

/** Explains plans and links to adding the first one. */
export function NoPlans({ mayAdd }: { mayAdd: boolean }) {
  const t = useTranslations()
  return (
    <Card label={t('none.title')}>
      <Stack gap={16} width="reading">
        <SectionHeading>{t('none.title')}</SectionHeading>
        <p>{t('none.body')}</p>
        <BulletList items={[t('none.one'), t('none.two'), t('none.three')]} />
        {mayAdd && (
          <div>
            <ButtonLink to="/plans/add">{t('none.action')}</ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  )
}
