import { linkSourcesFor, linkingModes, isSameInstitutionOnly } from '@coffer/domain/status'
import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { applyAndPass, linkInstantly, logIn, randomDigits, register } from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

const bankDetails = () => {
  const account_number = `55${randomDigits(6)}77`
  return {
    account_type: 'checking',
    routing_number: '021000021',
    account_number,
    account_number_confirmation: account_number,
    holder_name: 'Ann O’Neill',
  }
}

const microdeposits = (account_id: string, amounts: readonly [string, string]) => {
  const form = new FormData()
  form.set('account_id', account_id)
  form.set('amount_1', amounts[0])
  form.set('amount_2', amounts[1])
  return form
}

export const linkingJourney = defineJourney({
  id: 'linking',
  title: 'A depositor links a bank by each way',
  needs: 'test control',
  checks: {
    modes: 'Each linking mode allows its own ways, and refuses the other with 422',
    manualFields: 'POST /link/manual refuses wrong numbers with 422, each at its field',
    manual: 'POST /link/manual answers 201, and the bank waits for its microdeposits',
    wrongAmounts: 'Wrong amounts are refused with 422, and count the attempts left',
    reissued: 'Microdeposits are sent again after the attempts are used up',
    verified: 'The right amounts make the bank ACTIVE',
    instant: 'The linking service links a bank, and a repeated report answers the same',
    forged: 'A result that the linking service does not know is refused with 422',
    tenant: 'The banks of a depositor are not those of another',
  },
  run: async ({ world, step, check }) => {
    const control = world.requireControl()
    const person = await logIn(world, await register(world))
    await applyAndPass(world, person)
    const { visitor } = person
    const { linkingMode: usual } = await visitor.request('GET /linked-accounts')
    await check('modes', async () => {
      try {
        for (const mode of linkingModes.filter((each) => !isSameInstitutionOnly(each))) {
          await control.setLinkingMode(mode)
          const sources = linkSourcesFor(mode)
          const { linkingMode } = await visitor.request('GET /linked-accounts')
          expectSame('GET /linked-accounts: linking_mode', linkingMode, mode)
          if (sources.includes('FASTLINK')) await visitor.request('GET /fastlink')
          else await visitor.refusal('GET /fastlink', { status: 422 })
          if (!sources.includes('MANUAL'))
            await visitor.refusal('POST /link/manual', { status: 422 }, { body: bankDetails() })
        }
      } finally {
        await control.setLinkingMode(usual)
      }
    })
    await check('manualFields', async () => {
      const wrong = (body: unknown, field: string) =>
        visitor.refusal('POST /link/manual', { status: 422, field }, { body })
      await wrong({ ...bankDetails(), routing_number: '021000022' }, 'routing_number')
      await wrong({ ...bankDetails(), account_number_confirmation: '1' }, 'account_number_confirmation')
      await wrong({ ...bankDetails(), account_type: 'mattress' }, 'account_type')
      await wrong({ ...bankDetails(), holder_name: '' }, 'holder_name')
    })
    const uuid = await step('manual', async () => {
      const details = bankDetails()
      const linked = await visitor.request('POST /link/manual', { body: details })
      expectSame('POST /link/manual: status', linked.status, 'VERIFICATION_PENDING')
      const account = await find(linked.uuid)
      expectSame('GET /linked-accounts: mask', account.mask, details.account_number.slice(-4))
      expectSame('GET /linked-accounts: source_type', account.sourceType, 'MANUAL')
      return linked.uuid
    })
    const right = ['11', '22'] as const
    const verify = (amounts: readonly [string, string]) => ({ body: microdeposits(uuid, amounts) })
    await step('wrongAmounts', async () => {
      const before = expectFound(
        (await find(uuid)).verifyAttemptsLeft,
        'GET /linked-accounts: verify_attempts_left',
      )
      await visitor.refusal('POST /link/manual/verify', { status: 422 }, verify(['31', '32']))
      const after = (await find(uuid)).verifyAttemptsLeft
      expectSame('GET /linked-accounts: verify_attempts_left after wrong amounts', after, before - 1)
    })
    await step('reissued', async () => {
      for (let tries = 0; tries < 2; tries += 1)
        await visitor.answer('POST /link/manual/verify', verify(['31', '32']))
      expectSame('GET /linked-accounts: status after three wrong tries', (await find(uuid)).status, 'FAILED')
      await visitor.request('POST /link/manual/reissue', { body: { account_id: uuid } })
    })
    await step('verified', async () => {
      const { status } = await visitor.request('POST /link/manual/verify', verify(right))
      expectSame('POST /link/manual/verify: status', status, 'ACTIVE')
      expectSame('GET /linked-accounts: status', (await find(uuid)).status, 'ACTIVE')
    })
    await check('instant', async () => {
      const { accessToken } = await visitor.request('GET /fastlink')
      const body = await control.completeLinking(accessToken, 16_441)
      const first = await visitor.request('POST /link/fastlink', { body })
      const again = await visitor.request('POST /link/fastlink', { body })
      expectThat(first.success, 'POST /link/fastlink: success is false')
      expectSame('POST /link/fastlink: uuid of a repeated report', again.uuid, first.uuid)
    })
    await check('forged', () =>
      visitor.refusal(
        'POST /link/fastlink',
        { status: 422 },
        { body: { provider_account_id: 1, provider_id: 1, request_id: 'forged', sites: [] } },
      ),
    )
    await check('tenant', async () => {
      const other = await logIn(world, await register(world))
      await applyAndPass(world, other)
      await linkInstantly(world, other.visitor)
      const { accounts } = await other.visitor.request('GET /linked-accounts')
      expectThat(
        accounts.length === 1 && accounts[0]?.uuid !== uuid,
        `GET /linked-accounts: ${accounts.length} banks of a depositor who linked one`,
      )
    })

    async function find(id: string) {
      const { accounts } = await visitor.request('GET /linked-accounts')
      return expectFound(
        accounts.find((one) => one.uuid === id),
        'GET /linked-accounts: the bank that was linked',
      )
    }
  },
})
