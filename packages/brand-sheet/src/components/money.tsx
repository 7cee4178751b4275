import { role } from '@coffer/branding/roles'
import { Amount } from '@coffer/ui-kit/amount'
import { BalanceChart } from '@coffer/ui-kit/balance-chart'
import { TextAnchor } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/flow'
import { Card, DefinitionList, SettingsRow } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { Grid, Small, Specimen } from '../page/sheet.tsx'

const dayMs = 86_400_000

/** Half a year of deposits and interest, the same in every run. */
const points = Array.from({ length: 184 }, (_, day) => {
  const balance = 500_000 + Math.floor(day / 30) * 40_000 - (day > 160 ? 120_000 : 0) + day * 58
  return {
    date: new Date(Date.UTC(2026, 4, 20) + day * dayMs).toISOString().slice(0, 10),
    balance,
    interest: Math.round((balance * 0.0426) / 365),
  }
})

const transactions = [
  ['Deposit from Cascadia ••4821', 250_000, 'info', 'Pending'],
  ['Interest', 1_734, 'success', 'Settled'],
  ['Withdrawal to Cascadia ••4821', -120_000, 'error', 'Returned'],
] as const

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[16]};
  align-items: center;
  padding-block: ${space[12]};
  border-block-end: 1px solid ${role('hairline')};
`
const CardTitle = styled.p`
  font-size: ${size[20]};
  font-weight: ${weight.bold};
`

/** Components for balances and transactions. */
export function Money() {
  return (
    <>
      <Grid $least="18rem">
        <Specimen name="A card">
          <Card>
            <Stack gap={16}>
              <CardTitle>High-yield savings</CardTitle>
              <div>
                <Small>Available</Small>
                <Amount cents={1_248_032} size="large" />
              </div>
              <DefinitionList
                items={[
                  { label: 'Current balance', value: <Amount cents={1_498_032} /> },
                  { label: 'Annual percentage yield', value: '4.35%' },
                ]}
              />
            </Stack>
          </Card>
        </Specimen>
        <Specimen name="Rows of a list, and a setting">
          <ul>
            {transactions.map(([what, cents, tone, status]) => (
              <Row key={what}>
                <Stack gap={4}>
                  <span>{what}</span>
                  <div>
                    <StatusTag tone={tone}>{status}</StatusTag>
                  </div>
                </Stack>
                <Amount cents={cents} isSigned />
              </Row>
            ))}
          </ul>
          <SettingsRow
            label="Email"
            value="amelia@example.com"
            action={<TextAnchor href="#email">Change</TextAnchor>}
          />
        </Specimen>
      </Grid>
      <Specimen name="The balance over time">
        <Card>
          <BalanceChart points={points} />
        </Card>
      </Specimen>
    </>
  )
}
