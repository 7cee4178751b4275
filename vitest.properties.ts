import fc from 'fast-check'

/**
 * Properties get the same examples in every run of `npm test`, so that a red run is the fault of what changed; `npm run
 * repeat` takes another seed each time, and with it another order of files. PROPERTY_SEED names one, and PROPERTY_RUNS
 * asks for more examples than the usual hundred.
 */
fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
})
