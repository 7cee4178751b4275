import { resumeDestination } from '@coffer/domain/destinations'
import { ButtonLink } from '@coffer/router/link'
import { isRoutePath } from '@coffer/router/routes'
import { useWords as useRouterWords } from '@coffer/router/words'
import { Card, PageHeading, Stack } from '@coffer/ui-kit/layout'
import { StatusTag, type TagTone } from '@coffer/ui-kit/status-tag'
import { space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useWords } from '../words.ts'
import { nextWords, type StageState, stagesOf, type Standing } from './where-it-stands.ts'

const tones: Record<StageState, TagTone> = { done: 'success', now: 'info', later: 'neutral' }

const Stages = styled.ol`
  display: grid;
  gap: ${space[16]};
`
const StageRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`

/** The four stages with how far each is, what comes next, and the way on. */
export function ApplicationStanding({ standing }: { standing: Standing }) {
  const t = useWords()
  const tStage = useRouterWords()
  const resume = resumeDestination({ ...standing, isPrimary: true })
  return (
    <>
      <PageHeading title={t('home.title')}>{t(nextWords(standing))}</PageHeading>
      <Card label={t('home.steps')}>
        <Stages>
          {stagesOf(standing).map(({ stage, state }) => (
            <StageRow key={stage} aria-current={state === 'now' ? 'step' : undefined}>
              <span>{tStage(`stage.${stage}`)}</span>
              <StatusTag tone={tones[state]}>{t(`home.state.${state}`)}</StatusTag>
            </StageRow>
          ))}
        </Stages>
      </Card>
      {resume && isRoutePath(resume) && (
        <Stack>
          <ButtonLink to={resume}>
            {t(standing.lastStep === 'none' ? 'home.start' : 'home.resume')}
          </ButtonLink>
        </Stack>
      )}
    </>
  )
}
