import { beneficiary, handlers, respond } from '@coffer/api-client/fakes'
import { beneficiariesQuery } from '@coffer/api-client/beneficiaries'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { lost, recorded } from '../changing/recorded.ts'
import { family, knows, lucia, mateo, trust } from '../example-beneficiaries.ts'
import { leaveAndReturn, provider, show } from '../fake-provider.ts'
import { UpdateAllocationsScreen } from './update-allocations-screen.tsx'
import { beneficiaryChanged } from '../results.ts'

const open = () => show('/beneficiary/update-allocations', UpdateAllocationsScreen)
const share = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save the shares' }))

async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(await share(name))
  if (text !== '') await userEvent.type(await share(name), text)
}

const even = [{ ...mateo, allocation: 50 }, { ...lucia, allocation: 50 }, trust]

it('says what the shares come to as they change, and saves what adds up', async () => {
  provider.use(knows())
  const sent = recorded('updateAllocations', () => respond(even))
  open()
  await retype('Mateo Rivera', '50')
  const group = within(screen.getByRole('group', { name: 'Primary beneficiaries' }))
  expect(group.getByRole('status').textContent).toBe('Total 90%, 10% still to give')
  await retype('Lucía Rivera', '70')
  expect(group.getByRole('status').textContent).toBe('Total 120%, 20% too much')
  await retype('Lucía Rivera', '50')
  expect(group.getByRole('status').textContent).toBe('Total 100%')
  await save()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toEqual([
    {
      allocations: [
        { uuid: 'mateo', allocation: 50 },
        { uuid: 'lucia', allocation: 50 },
      ],
    },
  ])
  expect(beneficiaryChanged.read()).toEqual({ what: 'shares', name: null, count: 3 })
})

it('sends nothing while it does not add up, and says so at the group', async () => {
  provider.use(knows())
  const sent = recorded('updateAllocations')
  open()
  await retype('Mateo Rivera', '59')
  await save()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  await userEvent.click(within(summary).getByRole('link', { name: 'The shares must add up to 100%.' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Primary beneficiaries' }))
  expect(sent).toEqual([])
})

it('asks for a share of everyone', async () => {
  provider.use(knows())
  const sent = recorded('updateAllocations')
  open()
  await retype('Mateo Rivera', '')
  await retype('Lucía Rivera', '140')
  await save()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText('Enter a share, 0 for none.')).toBeDefined()
  expect(summary.getByText('A share is at most 100%.')).toBeDefined()
  expect(sent).toEqual([])
})

it('splits evenly, with the percent left over for the first', async () => {
  provider.use(knows([mateo, lucia, beneficiary({ uuid: 'eva', first_name: 'Eva', allocation: 0 })]))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Split evenly' }))
  expect((await share('Mateo Rivera')).value).toBe('34')
  expect((await share('Lucía Rivera')).value).toBe('33')
  expect((await share('Eva Rivera')).value).toBe('33')
})

it('says who receives all of it, and asks nothing of them', async () => {
  provider.use(knows([mateo, trust]))
  open()
  expect(await screen.findByText('Mateo Rivera receives 100% as the only primary beneficiary.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save the shares' })).toBeNull()
})

it('keeps what was typed for when the person comes back', async () => {
  provider.use(knows())
  const rendered = open()
  await retype('Mateo Rivera', '55')
  await leaveAndReturn(rendered)
  expect((await share('Mateo Rivera')).value).toBe('55')
})

describe('what is refused', () => {
  it('by field: said at the shares', async () => {
    provider.use(knows())
    recorded('updateAllocations', () =>
      respond(null, { code: 422, errors: { allocations: ['They come to 99.'] } }),
    )
    open()
    await retype('Mateo Rivera', '50')
    await retype('Lucía Rivera', '50')
    await save()
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getByRole('link', { name: 'They come to 99.' })).toBeDefined()
  })

  it('to a joint holder: in the provider’s words', async () => {
    provider.use(knows(), handlers.updateAllocations.fails(403, { message: 'Only the primary one.' }))
    open()
    await save()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Nothing was changed')
    expect(alert.textContent).toContain('Only the primary one.')
  })

  it('because the list grew meanwhile: told, and begun from the new list', async () => {
    provider.use(knows())
    open()
    await retype('Mateo Rivera', '50')
    await retype('Lucía Rivera', '50')
    provider.use(
      knows([...family, beneficiary({ uuid: 'eva', first_name: 'Eva', allocation: 0 })]),
      handlers.updateAllocations.fails(422, { errors: { allocations: ['Someone is missing.'] } }),
    )
    await save()
    expect(await screen.findByText('Your beneficiaries changed meanwhile')).toBeDefined()
    expect((await share('Eva Rivera')).value).toBe('0')
    expect((await share('Mateo Rivera')).value).toBe('60')
  })
})

it('a list that changes under the form is told too', async () => {
  provider.use(knows())
  const { queryClient } = open()
  await share('Mateo Rivera')
  provider.use(knows(even))
  await act(() => queryClient.invalidateQueries({ queryKey: beneficiariesQuery().queryKey }))
  expect(await screen.findByText('Your beneficiaries changed meanwhile')).toBeDefined()
  expect((await share('Lucía Rivera')).value).toBe('50')
})

describe('a lost answer', () => {
  it('that had arrived is found in the list', async () => {
    provider.use(knows())
    recorded('updateAllocations', () => {
      provider.use(knows(even))
      return lost()
    })
    open()
    await retype('Mateo Rivera', '50')
    await retype('Lucía Rivera', '50')
    await save()
    expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  })

  it('that had not is said, and what was typed stays', async () => {
    provider.use(knows())
    const sent = recorded('updateAllocations', lost, () => respond(even))
    open()
    await retype('Mateo Rivera', '50')
    await retype('Lucía Rivera', '50')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t tell whether this arrived')
    expect((await share('Mateo Rivera')).value).toBe('50')
    await save()
    expect(await screen.findByText('/beneficiary/success')).toBeDefined()
    expect(sent).toHaveLength(2)
  })
})
