import { styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { role } from '@coffer/branding/roles'
import { ProgressBar } from '../chrome/progress-bar.tsx'
import { text, visuallyHidden } from '../foundations/text.ts'
import { space } from '../foundations/tokens.ts'
import { useTranslations } from './files/messages.ts'

const Frame = styled.div`
  ${text.small}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  color: ${role('text-soft')};
`
const Label = styled.p`
  color: ${role('text')};
  font-weight: 700;
`
const Percent = styled.p`
  ${text.money}
  justify-self: end;
`
const Across = styled.div`
  grid-column: 1 / -1;
`
const Status = styled.output`
  ${visuallyHidden}
`

export interface UploadProgressProps {
  /** From 0 to 1. */
  fraction: number
  /** A description of the upload. */
  label: string
  onCancel: () => void
}

/** The progress of an upload with a cancel button. Announced only at every quarter. */
export function UploadProgress({ fraction, label, onCancel }: UploadProgressProps) {
  const t = useTranslations()
  const percent = Math.floor(fraction * 100)
  const quarter = Math.floor(fraction * 4) * 25
  const isUploaded = fraction >= 1
  return (
    <Frame>
      <Label>{label}</Label>
      <Percent aria-hidden="true">{t('upload.percent', { percent })}</Percent>
      <Across>
        <ProgressBar percent={percent} label={label} />
      </Across>
      <p>{isUploaded && t('upload.checking')}</p>
      <Button variant="quiet" onPress={onCancel}>
        {t('upload.cancel')}
      </Button>
      <Status>
        {isUploaded ? t('upload.checking') : `${label}: ${t('upload.percent', { percent: quarter })}`}
      </Status>
    </Frame>
  )
}
