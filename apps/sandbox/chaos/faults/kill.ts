import type { Fault } from '../fault.ts'
import type { ProviderProcess } from '../../test/process/provider-process.ts'

/** kill -9 of the provider, which is started again on the same data. */
export const kill = (provider: ProviderProcess): Fault => ({
  name: 'kill',
  cause: async () => {
    const began = performance.now()
    await provider.kill()
    await provider.start()
    return began
  },
})
