import { progressQuery } from '@coffer/api-client/depositor'
import { depositor, filledFields, handlers, respond } from '@coffer/api-client/fakes'
import { describeFormContract } from '@coffer/router/form-contract'
import { renderRoute } from '@coffer/router/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { reviewed, unconfirmed } from '../example-progress.ts'
import { provider, provideProgress, screenMessages } from '../fake-provider.ts'
import { AddressScreen } from './address-screen.tsx'

const path = '/registration/address'
const show = () =>
  renderRoute({ path, screens: { [path]: { screen: async () => AddressScreen, messages: screenMessages } } })
const save = () => screen.getByRole('button', { name: 'Save and continue' })

/** Records the steps that are sent. The response says that `last` is the last completed step. */
function sentSteps(last: 'address' | 'employer'): unknown[] {
  const sent: unknown[] = []
  provider.use(
    handlers.saveStep.answers(async (request) => {
      const step: unknown = await request.json()
      sent.push(step)
      provideProgress(unconfirmed(last, filledFields()))
      return respond(depositor({ registration_status: null, registration_last_step: last }))
    }),
  )
  return sent
}

it('The Address screen saves a home address and opens the employment step', async () => {
  provideProgress(unconfirmed('basic'))
  const sent = sentSteps('address')
  show()
  await userEvent.type(await screen.findByLabelText('Street address'), '12 Harbor Street')
  await userEvent.type(screen.getByLabelText('City'), 'Columbus')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Ohio')
  await userEvent.type(screen.getByLabelText('ZIP code'), '43215')
  await userEvent.click(save())
  expect(await screen.findByText('/registration/employer')).toBeDefined()
  expect(sent).toEqual([
    {
      step: 'address',
      address_line1: '12 Harbor Street',
      address_line2: null,
      city: 'Columbus',
      state: 'OH',
      postal_code: '43215',
      mailing_address: null,
    },
  ])
})

it('The Address screen rejects a PO box as home address and accepts it as mailing address', async () => {
  provideProgress(unconfirmed('address', filledFields({ address_line1: 'PO Box 12' })))
  const sent = sentSteps('address')
  show()
  await screen.findByDisplayValue('PO Box 12')
  await userEvent.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('Enter your home street address.')

  await userEvent.clear(screen.getByLabelText('Street address'))
  await userEvent.type(screen.getByLabelText('Street address'), '12 Harbor Street')
  await userEvent.click(screen.getByLabelText('My mail goes to a different address'))
  await userEvent.type(screen.getByLabelText('Mailing street address or PO box'), 'PO Box 12')
  await userEvent.type(screen.getByLabelText('Mailing city'), 'Columbus')
  await userEvent.selectOptions(screen.getByLabelText('Mailing state'), 'Ohio')
  await userEvent.type(screen.getByLabelText('Mailing ZIP code'), '43216')
  await userEvent.click(save())
  expect(await screen.findByText('/registration/employer')).toBeDefined()
  expect(sent).toMatchObject([{ mailing_address: { address_line1: 'PO Box 12', postal_code: '43216' } }])
})

it('The Address screen returns to Confirm details after an edit', async () => {
  provideProgress(unconfirmed('employer', filledFields()))
  sentSteps('employer')
  show()
  await screen.findByDisplayValue('12 Harbor Street')
  await userEvent.click(save())
  expect(await screen.findByText('/registration/confirm-details')).toBeDefined()
})

it('The Address screen shows a rejection at the right field of the mailing address', async () => {
  const mailing = {
    address_line1: 'PO Box 12',
    address_line2: null,
    city: 'Columbus',
    state: 'OH',
    postal_code: '43216',
  }
  provideProgress(unconfirmed('address', filledFields({ mailing_address: mailing })))
  provider.use(handlers.saveStep.fails(422, { errors: { 'mailing_address.city': ['No such place.'] } }))
  show()
  await screen.findByDisplayValue('PO Box 12')
  await userEvent.click(save())
  await screen.findByRole('alert')
  expect(screen.getByLabelText('Mailing city').getAttribute('aria-invalid')).toBe('true')
})

it('The Address screen replaces edits with the values saved by another device and shows a notice', async () => {
  provideProgress({ ...unconfirmed('address', filledFields({ city: 'Columbus' })), revision: 'r1' })
  const based: (string | null)[] = []
  provider.use(
    handlers.saveStep.answers((request) => {
      based.push(request.headers.get('If-Match'))
      if (based.length > 1) return respond(depositor({ registration_last_step: 'address', revision: 'r3' }))
      provideProgress({ ...unconfirmed('address', filledFields({ city: 'Dayton' })), revision: 'r2' })
      return respond(null, { code: 409, message: 'changed_elsewhere' })
    }),
  )
  show()
  const city = await screen.findByDisplayValue('Columbus')
  await userEvent.clear(city)
  await userEvent.type(city, 'Cleveland')
  await userEvent.click(save())

  expect(await screen.findByText(/It was saved from another tab or device\. The/)).toBeDefined()
  expect(await screen.findByDisplayValue('Dayton')).toBeDefined()
  expect(screen.queryByDisplayValue('Cleveland')).toBeNull()
  await userEvent.click(save())
  await screen.findByText('/registration/employer')
  expect(based).toEqual(['"r1"', '"r2"'])
})

it.each([
  ['a provider with revisions', { code: 409, message: 'changed_elsewhere' }],
  ['a provider without revisions', { code: 422, errors: { step: ['Already confirmed.'] } }],
])(
  'The Address screen opens the current screen after another device has sent the application: %s',
  async (_, refusal) => {
    provideProgress(unconfirmed('employer', filledFields()))
    provider.use(
      handlers.saveStep.answers(() => {
        provideProgress(reviewed('IN_REVIEW'))
        return respond(null, refusal)
      }),
    )
    show()
    await screen.findByDisplayValue('12 Harbor Street')
    await userEvent.click(save())
    expect(await screen.findByText('/registration/reviewing-account')).toBeDefined()
  },
)

it('The Address screen keeps edits in fields that no other device has saved', async () => {
  provideProgress({
    ...unconfirmed('basic', filledFields({ address_line1: null, city: null })),
    revision: 'r1',
  })
  provider.use(
    handlers.saveStep.answers(() => {
      const elsewhere = filledFields({ first_name: 'Adele', address_line1: null, city: null })
      provideProgress({ ...unconfirmed('basic', elsewhere), revision: 'r2' })
      return respond(null, { code: 409, message: 'changed_elsewhere' })
    }),
  )
  show()
  await userEvent.type(await screen.findByLabelText('Street address'), '12 Harbor Street')
  await userEvent.type(screen.getByLabelText('City'), 'Columbus')
  await userEvent.click(save())
  const notice = await screen.findByText(/It was saved from another tab or device\. The/)
  expect(notice.closest('[tabindex]')).toBe(document.activeElement)
  expect(screen.getByLabelText('Street address')).toHaveProperty('value', '12 Harbor Street')
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Columbus')
})

it('The Address screen shows the values saved by another device after a refetch', async () => {
  provideProgress(unconfirmed('address', filledFields()))
  const { queryClient } = show()
  const city = await screen.findByDisplayValue('Columbus')
  await userEvent.type(screen.getByLabelText(/^Apartment/), 'Apt 4')
  provideProgress(unconfirmed('address', filledFields({ city: 'Dayton' })))
  await act(() => queryClient.refetchQueries(progressQuery()))
  await waitFor(() => expect(city).toHaveProperty('value', 'Dayton'))
  expect(screen.getByLabelText(/^Apartment/)).toHaveProperty('value', 'Apt 4')
  expect(screen.queryByText(/was updated somewhere else/)).toBeNull()

  await userEvent.type(city, ' Heights')
  provideProgress(unconfirmed('address', filledFields({ city: 'Kettering' })))
  await act(() => queryClient.refetchQueries(progressQuery()))
  await waitFor(() => expect(city).toHaveProperty('value', 'Kettering'))
  expect(await screen.findByText(/It was saved from another tab or device\. The/)).toBeDefined()
})

it('The Address screen drops a draft of a field that another device has saved since', async () => {
  provideProgress(unconfirmed('address', filledFields()))
  const { router } = show()
  const city = await screen.findByDisplayValue('Columbus')
  await userEvent.clear(city)
  await userEvent.type(city, 'Cleveland')
  await userEvent.type(screen.getByLabelText(/^Apartment/), 'Apt 4')
  await act(() => router.navigate({ to: '/login/registration-home' }))
  provideProgress(unconfirmed('address', filledFields({ city: 'Dayton' })))
  await act(() => router.navigate({ to: path }))
  expect(await screen.findByDisplayValue('Dayton')).toBeDefined()
  expect(screen.getByLabelText(/^Apartment/)).toHaveProperty('value', 'Apt 4')
  expect(await screen.findByText(/It was saved from another tab or device\. The/)).toBeDefined()
})

describe('a save with a lost response', () => {
  const saved = (city: string) => ({
    ...unconfirmed('address', filledFields({ city, mailing_address: null })),
    revision: 'r2',
  })
  /** Saves the step but loses the first response. */
  function loseFirstResponse(saves: () => void) {
    const based: (string | null)[] = []
    provider.use(
      handlers.saveStep.answers((request) => {
        based.push(request.headers.get('If-Match'))
        if (based.length > 1) return respond(depositor({ registration_last_step: 'address', revision: 'r3' }))
        saves()
        return Response.error()
      }),
    )
    return based
  }
  async function replaceCity(from: string, to: string) {
    const field = await screen.findByDisplayValue(from)
    await userEvent.clear(field)
    await userEvent.type(field, to)
    await userEvent.click(save())
  }

  it('The next save after a lost response is based on the revision that was saved', async () => {
    provideProgress({ ...unconfirmed('address', filledFields()), revision: 'r1' })
    const based = loseFirstResponse(() => provider.use(handlers.depositor.fails(403)))
    show()
    await replaceCity('Columbus', 'Dayton')
    expect(await screen.findByText('We couldn’t confirm this went through')).toBeDefined()
    provideProgress(saved('Dayton'))
    await replaceCity('Dayton', 'Cleveland')
    expect(await screen.findByText('/registration/employer')).toBeDefined()
    expect(based).toEqual(['"r1"', '"r2"'])
    expect(screen.queryByText(/was updated somewhere else/)).toBeNull()
  })
})

describeFormContract('The form for an address', {
  open: async () => {
    provideProgress({ ...unconfirmed('address', filledFields()), revision: 'r1' })
    const shown = show()
    const city = await screen.findByDisplayValue('Columbus')
    await userEvent.clear(city)
    await userEvent.type(city, 'Dayton')
    return shown
  },
  submit: 'Save and continue',
  call: handlers.saveStep,
  accepted: () => {
    provideProgress({ ...unconfirmed('address', filledFields({ city: 'Dayton' })), revision: 'r2' })
    return respond(
      depositor({ registration_status: null, registration_last_step: 'address', revision: 'r2' }),
    )
  },
  done: () => screen.findByText('/registration/employer'),
  typed: { label: 'City', value: 'Dayton', isDraft: true },
  receive: () =>
    provideProgress({ ...unconfirmed('address', filledFields({ city: 'Dayton' })), revision: 'r2' }),
  refused: { field: 'city', label: 'City' },
})
