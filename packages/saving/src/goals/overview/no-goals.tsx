import { ButtonLink } from '@coffer/router/link'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { GoalPicture } from '@coffer/ui-kit/goal-picture'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { cardInset } from '@coffer/ui-kit/surfaces'
import { radius, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[16]};
  padding: ${space[24]} ${space[16]};
  border-radius: ${radius};
  background: ${cardInset};
`

/** Explains goals and links to adding the first one. */
export function NoGoals({ mayAdd }: { mayAdd: boolean }) {
  const t = useTranslations()
  return (
    <Card label={t('none.title')}>
      <Stack gap={24}>
        <Pictures>
          <GoalPicture picture="umbrella" />
          <GoalPicture picture="travel" percent={65} />
          <GoalPicture picture="home" percent={30} />
          <GoalPicture picture="gift" percent={100} />
        </Pictures>
        <Stack gap={12} width="reading">
          <SectionHeading>{t('none.title')}</SectionHeading>
          <p>{t('none.body')}</p>
          <BulletList items={[t('none.one'), t('none.two'), t('none.three')]} />
        </Stack>
        {mayAdd && (
          <div>
            <ButtonLink to="/goals/add">{t('none.action')}</ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  )
}
