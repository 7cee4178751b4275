import type { Schedule } from '@coffer/api-client/transfers'
import { providerNow } from '@coffer/api-client/transport'
import { role } from '@coffer/branding/roles'
import { Icon } from '@coffer/ui-kit/icon'
import { radius, size, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useWords } from '../words.ts'
import { useScheduleSentences } from './schedule-words.ts'

const Frame = styled.output`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius};
  background: ${role('surface-sunken')};
  font-size: ${size[14]};
  line-height: 1.5;
`
const Sentences = styled.span`
  display: grid;
  gap: ${space[4]};

  & > span:first-child {
    font-weight: 700;
  }
`

/** What a choice of days comes to, by the bank's calendar; read out as it changes. */
export function TimingNote({ schedule }: { schedule: Schedule }) {
  const t = useWords()
  const sentences = useScheduleSentences()(schedule, providerNow())
  return (
    <Frame>
      <Icon name="clock" size="small" />
      <Sentences>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
        {schedule.frequency !== 'once' && <span>{t('leaves.skipped')}</span>}
      </Sentences>
    </Frame>
  )
}
