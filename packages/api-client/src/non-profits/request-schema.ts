import * as v from 'valibot'

/** POST /nonprofits/select. */
export const nonProfitBody = v.object({ ein: v.string() })
