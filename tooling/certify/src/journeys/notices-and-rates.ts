import { defineJourney } from '../journey.ts'
import { expectFound, expectSame, expectThat } from '../world/problem.ts'
import { openSavings } from '../world/saver.ts'

export const settingsJourney = defineJourney({
  id: 'notification-settings',
  title: 'A depositor chooses which notices arrive',
  needs: 'test control',
  capability: 'notification_settings',
  checks: {
    changed: 'A notice is turned off, and GET /notification-settings has it',
    fixed: 'Security notices cannot be turned off (422 at channel)',
  },
  run: async ({ world, check }) => {
    const { visitor } = await openSavings(world)
    await check('changed', async () => {
      const body = { kind: 'money', channel: 'email', is_on: false }
      await visitor.request('PATCH /notification-settings', { body })
      const { settings } = await visitor.request('GET /notification-settings')
      const changed = settings.find(({ kind, channel }) => kind === 'money' && channel === 'email')
      expectSame('GET /notification-settings: is_on', changed?.isOn, false)
    })
    await check('fixed', () =>
      visitor.refusal(
        'PATCH /notification-settings',
        { status: 422, field: 'channel' },
        { body: { kind: 'security', channel: 'email', is_on: false } },
      ),
    )
  },
})

export const ratesJourney = defineJourney({
  id: 'rates',
  title: 'A depositor reads the rates of the account',
  needs: 'session',
  capability: 'rate_history',
  checks: {
    listed: 'The newest rate is that of the account',
    unknown: 'The rates of nobody’s account are refused with 404',
  },
  run: async ({ world, check }) => {
    const reader = await world.reader()
    await check('listed', async () => {
      const [account] = await reader.request('GET /accounts')
      const { uuid, apy } = expectFound(account, 'GET /accounts: the account')
      const rates = await reader.request('GET /accounts/{uuid}/rates', { params: { uuid } })
      expectThat(
        rates.some((rate) => rate.apy === apy),
        `GET /accounts/{uuid}/rates: no apy is ${apy}, that of the account`,
      )
    })
    await check('unknown', () =>
      reader.refusal(
        'GET /accounts/{uuid}/rates',
        { status: 404 },
        { params: { uuid: crypto.randomUUID() } },
      ),
    )
  },
})

export const languageJourney = defineJourney({
  id: 'language',
  title: 'A depositor chooses the language of messages',
  needs: 'test control',
  capability: 'language',
  checks: {
    chosen: 'The language is kept with the person',
    unknown: 'A language that the bank does not offer is refused with 422 at language',
  },
  run: async ({ world, check }) => {
    const { visitor } = await openSavings(world)
    await check('chosen', async () => {
      await visitor.request('PATCH /user/language', { body: { language: 'es' } })
      expectSame('GET /user: language', (await visitor.request('GET /user')).language, 'es')
    })
    await check('unknown', () =>
      visitor.refusal(
        'PATCH /user/language',
        { status: 422, field: 'language' },
        { body: { language: 'tlh' } },
      ),
    )
  },
})
