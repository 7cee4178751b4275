import { handlers, nonProfit } from '@coffer/api-client/fakes'

export const harborReads = nonProfit()
export const others = Array.from({ length: 24 }, (_, place) =>
  nonProfit({
    ein: `84-10001${String(place).padStart(2, '0')}`,
    name: `Harbor Help ${place + 1}`,
    mission: 'Meals for anyone who needs one.',
    location: null,
    locationAddress: `${place + 1} Wharf Street, Portland, ME 04101`,
  }),
)

/** The provider has a suggestion and other non-profits, and the depositor has selected none. */
export const withNonProfits = () => [
  handlers.selectedNonProfit.fails(400, { message: 'None is chosen yet.' }),
  handlers.defaultNonProfit(harborReads),
  handlers.searchNonProfits([...others, harborReads]),
]
