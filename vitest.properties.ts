import fc from 'fast-check'

/**
 * Properties get the same examples in every run of `npm test`, so that a failure is caused by a change. `npm run
 * repeat` uses another seed each time, and so another order of files. `PROPERTY_SEED` sets the seed, and
 * `PROPERTY_RUNS` the number of examples (100 by default).
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
})
