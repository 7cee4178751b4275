import { afterEach, expect, it, vi } from 'vitest'
import { launchOptions, onMachineWith } from './launch-options.ts'
import { fontconfigFile, otherMachines, projectFonts } from './fonts/machine-fonts.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('The browser’s environment is that of the process without libfaketime', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.stubEnv('LD_PRELOAD', '/usr/lib/libfaketime.so.1')
  vi.stubEnv('DISPLAY', ':99')
  const { env } = launchOptions()
  expect(env).not.toHaveProperty('LD_PRELOAD')
  expect(env).toHaveProperty('DISPLAY', ':99')
})

it('The browser gets the project’s time zone, language and fonts, whatever the machine’s are', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.stubEnv('TZ', 'Asia/Kolkata')
  vi.stubEnv('LC_ALL', 'tr_TR.UTF-8')
  vi.stubEnv('FONTCONFIG_PATH', '/etc/fonts')
  const { env } = launchOptions()
  expect(env).toMatchObject({ TZ: 'America/New_York', LANG: 'C.UTF-8', LANGUAGE: 'en_US' })
  expect(env).toHaveProperty('FONTCONFIG_FILE', fontconfigFile(projectFonts))
  expect(env).not.toHaveProperty('LC_ALL')
  expect(env).not.toHaveProperty('FONTCONFIG_PATH')
})

it('onMachineWith gives the browser the fonts of another machine', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  const { env } = onMachineWith(otherMachines.Android, launchOptions())
  expect(env).toHaveProperty('FONTCONFIG_FILE', fontconfigFile(otherMachines.Android))
})
