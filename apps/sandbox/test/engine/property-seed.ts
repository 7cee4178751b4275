import fc from 'fast-check'

/**
 * The seed of every random test here: a run of `npm test` plays what the run before it played. `npm run repeat` takes another
 * one each time, and LEDGER_SEED names one.
 */
export const propertySeed = Number(process.env['LEDGER_SEED'] ?? 20_261_122)

fc.configureGlobal({ seed: propertySeed })
