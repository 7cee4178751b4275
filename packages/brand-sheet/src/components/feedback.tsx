import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Cluster, Stack } from '@coffer/ui-kit/flow'
import { Notice } from '@coffer/ui-kit/notice'
import { ProgressBar } from '@coffer/ui-kit/progress-bar'
import { ResultMark } from '@coffer/ui-kit/result-mark'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { CompactStep, Stepper } from '@coffer/ui-kit/stepper'
import { styled } from 'styled-components'
import { Grid, Small, Specimen } from '../page/sheet.tsx'

const tones = [
  ['success', 'It went well'],
  ['waiting', 'It takes a while'],
  ['info', 'Good to know'],
  ['failed', 'It did not work'],
] as const

const steps = ['Credentials', 'About you', 'Link account', 'Fund account']

/** Hides the wide stepper on a phone, which has room only for the compact one. */
const WideScreenOnly = styled.div`
  @media (max-width: 39.99em) {
    display: none;
  }
`

/** Feedback components. */
export function Feedback() {
  return (
    <>
      <Specimen name="Notices" mayBreak>
        <Grid $least="18rem">
          <Notice severity="success" title="Your email is verified">
            You can log in now.
          </Notice>
          <Notice severity="info">Transfers rest on Thursday, Nov 26, 2026.</Notice>
          <Notice severity="warning" title="Your bank needs to be linked again">
            Your savings are safe and keep earning.
          </Notice>
          <Notice severity="error" title="That email and password don’t match">
            Check them and try again.
          </Notice>
        </Grid>
      </Specimen>
      <Specimen name="Tags">
        <Cluster gap={8}>
          <StatusTag tone="neutral">Initiated</StatusTag>
          <StatusTag tone="info">Pending</StatusTag>
          <StatusTag tone="success">Settled</StatusTag>
          <StatusTag tone="warning">Voided</StatusTag>
          <StatusTag tone="error">Returned</StatusTag>
        </Cluster>
      </Specimen>
      <Specimen name="Marks of a result">
        <Cluster gap={32}>
          {tones.map(([tone, example]) => (
            <div key={tone}>
              <ResultMark tone={tone} />
              <Small>{example}</Small>
            </div>
          ))}
        </Cluster>
      </Specimen>
      <Specimen name="Progress">
        <Stack gap={24}>
          <ProgressBar percent={56} label="Opening your account" />
          <CompactStep current={3} labels={steps} />
          <WideScreenOnly>
            <Stepper current={3} labels={steps} />
          </WideScreenOnly>
        </Stack>
      </Specimen>
      <Specimen name="Nothing here yet, and not here yet">
        <Grid $least="16rem">
          <EmptyState icon="transactions" title="No transactions yet">
            Deposits, withdrawals and interest appear here.
          </EmptyState>
          <div>
            <Skeleton shape="row" count={2} />
          </div>
        </Grid>
      </Specimen>
    </>
  )
}
