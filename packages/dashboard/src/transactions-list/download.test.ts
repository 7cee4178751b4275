import { afterEach, expect, it, vi } from 'vitest'
import { download } from './download.ts'
import { savedFiles } from './saved-files.fixture.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('download keeps the URL of a file for a minute, while the browser may ask where to save it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const saved = savedFiles()
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  download('transactions.csv', 'Date,Amount', 'text/csv')
  vi.advanceTimersByTime(59_000)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:saved')
  expect(await saved()).toEqual(['Date,Amount'])
})
