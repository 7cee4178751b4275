import { expect, it, vi } from 'vitest'
import { launchOptions } from './launch-options.ts'

it('keeps libfaketime out of the browser, and the rest of the environment in it', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.stubEnv('LD_PRELOAD', '/usr/lib/libfaketime.so.1')
  vi.stubEnv('LANGUAGE', 'en')
  const { env } = launchOptions()
  vi.unstubAllEnvs()
  expect(env).not.toHaveProperty('LD_PRELOAD')
  expect(env).toHaveProperty('LANGUAGE', 'en')
})
