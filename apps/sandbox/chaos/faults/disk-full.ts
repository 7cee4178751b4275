import type { Fault } from '../fault.ts'
import type { LimitedDisk } from '../limited-disk.ts'
import type { ProviderProcess } from '../../test/process/provider-process.ts'

/** The disk of the data folder is full until the provider reports that it is not serving. */
export const diskFull = (provider: ProviderProcess, disk: LimitedDisk): Fault => ({
  name: 'disk-full',
  means: disk.description,
  cause: async () => {
    disk.fill(provider.pid)
    await provider.untilHealth(503)
    const began = performance.now()
    disk.free(provider.pid)
    return began
  },
})
