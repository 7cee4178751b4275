import { expectFound, expectSame, expectThat, NotRun } from '../world/problem.ts'
import { enterCode, logInAgain, newEmail, newPhone, openSavings, sendPassword } from '../world/saver.ts'
import { defineJourney } from '../journey.ts'

export const accountJourney = defineJourney({
  id: 'account',
  title: 'A depositor changes email, phone and password, and is then limited to viewing',
  needs: 'test control',
  checks: {
    malformed: 'A malformed new email is refused with 422 at email',
    wrongPassword: 'A change with a wrong current password is refused with 422 at current_password',
    unconfirmed: 'PATCH /user refuses an email whose code was not entered',
    email: 'A confirmed email is saved, and logs in',
    phone: 'A confirmed phone is saved',
    nickname: 'The account can be named, if the provider has nicknames',
    password: 'The password is changed, and the earlier one is refused',
    viewOnlyReads: 'View-only access reads documents and accounts',
    viewOnlyMoney: 'View-only access moves no money (403)',
    isolation: 'Another depositor has none of the first one’s accounts and transactions',
  },
  run: async ({ world, step, check }) => {
    const control = world.requireControl()
    const person = await openSavings(world)
    const { visitor, password: current_password } = person
    const change = (type: 'email' | 'phone', body: Record<string, string>) => ({
      params: { type },
      body: { current_password, ...body },
    })
    await check('malformed', () =>
      visitor.refusal(
        'POST /mfa-confirm-update/{type}',
        { status: 422, field: 'email' },
        change('email', { email: 'nobody' }),
      ),
    )
    const confirmFirst = async () => {
      await control.advance(120)
      await enterCode(world, person)
    }
    await check('wrongPassword', async () => {
      await confirmFirst()
      await visitor.refusal(
        'POST /mfa-confirm-update/{type}',
        { status: 422, field: 'current_password' },
        change('email', { email: newEmail(), current_password: 'Another-lantern 99' }),
      )
    })
    await check('unconfirmed', async () => {
      const { status } = await visitor.answer('PATCH /user', { body: { email: newEmail() } })
      expectThat([403, 422].includes(status), `PATCH /user: the status is ${status} without a code`)
    })
    const confirm = async (type: 'email' | 'phone', value: string) => {
      const { nonceToken } = await visitor.request(
        'POST /mfa-confirm-update/{type}',
        change(type, { [type]: value }),
      )
      const body = { code: await control.readCode(value) }
      await visitor.request('POST /mfa-verify/{nonceToken}', { params: { nonceToken }, body })
      return visitor.request('PATCH /user', { body: { [type]: value } })
    }
    await step('phone', async () => {
      await confirmFirst()
      const phone = newPhone()
      await confirm('phone', phone)
      expectSame('GET /user: phone', (await visitor.request('GET /user')).phone, phone)
    })
    const email = newEmail()
    await step('email', async () => {
      await confirmFirst()
      const saved = await confirm('email', email)
      expectSame('PATCH /user: email', saved.email, email)
      expectSame('GET /user: email', (await visitor.request('GET /user')).email, email)
      await logInAgain(world, { ...person, email })
    })
    await check('nickname', async () => {
      const [account] = await visitor.request('GET /accounts')
      const { uuid, nickname } = expectFound(account, 'GET /accounts: the account')
      if (nickname === undefined) throw new NotRun('the provider has no nicknames')
      await visitor.request('PATCH /accounts/{uuid}', { params: { uuid }, body: { nickname: 'Rainy day' } })
      const [named] = await visitor.request('GET /accounts')
      expectSame('GET /accounts: nickname', named?.nickname, 'Rainy day')
    })
    const next = 'Sunny-meadow compass 63'
    await check('password', async () => {
      const body = { step: 'password', current_password, password: next, password_confirmation: next }
      await visitor.request('PATCH /depositor', { body })
      const earlier = { body: { email, password: current_password } }
      await world.stranger().refusal('POST /login', { status: 400 }, earlier)
      await sendPassword({ email, password: next, visitor: world.stranger() })
    })
    const viewer = await openSavings(world)
    await step('viewOnlyReads', async () => {
      await control.decideReview(viewer.email, 'VIEW_ONLY')
      await viewer.visitor.request('GET /accounts')
      await viewer.visitor.request('GET /statements')
      await viewer.visitor.request('GET /tax-documents')
    })
    await check('viewOnlyMoney', async () => {
      const { accounts } = await viewer.visitor.request('GET /linked-accounts')
      const body = { linked_account_id: accounts[0]?.uuid, amount: 10_000 }
      await viewer.visitor.refusal('POST /deposit', { status: 403 }, { body })
      await viewer.visitor.refusal('POST /withdraw', { status: 403 }, { body })
    })
    await check('isolation', async () => {
      const [own] = await visitor.request('GET /accounts')
      const others = await viewer.visitor.request('GET /accounts')
      expectThat(
        others.length === 1 && others[0]?.uuid !== own?.uuid,
        'GET /accounts: the accounts of another depositor are answered',
      )
      const mine = new Set((await visitor.request('GET /transactions')).map(({ uuid }) => uuid))
      const theirs = await viewer.visitor.request('GET /transactions')
      expectThat(
        theirs.every(({ uuid }) => !mine.has(uuid)),
        'GET /transactions: the transactions of another depositor are answered',
      )
    })
  },
})
