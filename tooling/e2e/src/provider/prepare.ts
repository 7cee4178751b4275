import { createAtOpening } from '@coffer/sandbox/create-at-opening'
import { localRequest } from '@coffer/local-http/request'
import { startProviderHost } from './provider.ts'
import { type DataLocation, newSeededData } from './seeded-data.ts'

/** Seeds the data that each provider copies, at the usual instant of test banks. */
export default async function prepare(): Promise<() => Promise<void>> {
  const { seeded, data, remove } = await newSeededData()
  try {
    await seed(data)
  } catch (error) {
    // Otherwise the database's server would keep running.
    await remove()
    throw error
  }
  process.env.E2E_SEEDED = JSON.stringify(seeded)
  return remove
}

async function seed(data: DataLocation): Promise<void> {
  await createAtOpening(data)
  const host = startProviderHost()
  try {
    const provider = await host.start(data)
    const page = await localRequest({ port: provider.port, host: 'harbor.localhost', path: '/login' })
    await provider.stop()
    // Otherwise each test would wait in vain for its first element.
    if (page.status === 503) throw new Error(page.body.toString())
  } finally {
    await host.stop()
  }
}
