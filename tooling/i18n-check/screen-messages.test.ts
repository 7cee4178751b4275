import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findScreenMessages } from './screen-messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'screens-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = {
  'messages.ts': `export const messages = defineMessages<typeof en>('plans', {})`,
  'bank-messages.ts': `export const messages = defineMessages<typeof en>(\n  'linked-account', {})`,
  'bank-name.ts': `import { messages } from './bank-messages.ts'`,
  'card.tsx': `import type { Bank } from './unknown.ts'\nimport { bankName } from './bank-name.ts'\n`,
  'plans-screen.tsx': `import { useTranslations } from './messages.ts'\nimport { Card } from './card.tsx'\n`,
  'lazy-screen.tsx': `import { messages as bank } from './bank-messages.ts'\nconst Card = lazyComponent(() => import('./card.tsx'), bank)`,
}
for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)

const screens = (messages: string) => {
  const file = join(folder, 'screens.ts')
  writeFileSync(
    file,
    `import { messages as bank } from './bank-messages.ts'
import { messages } from './messages.ts'
const screen = screenWith(${messages})
export const screens = {
  '/plans': screen(() => import('./plans-screen.tsx').then((m) => m.PlansScreen)),
  '/lazy': screen(() =>
    import('./lazy-screen.tsx').then((m) => m.LazyScreen),
  ),
}`,
  )
  return file
}

it('The check of screens finds messages that a part of a screen reads and the screen does not load', () => {
  expect(findScreenMessages(screens('messages'), [])).toEqual([
    { path: '/plans', missing: ['linked-account'] },
    { path: '/lazy', missing: [] },
  ])
})

it('The check of screens finds messages that a lazy component’s own file reads', () => {
  const reading = `import { useTranslations } from './bank-messages.ts'\nconst Card = lazyComponent(() => import('./card.tsx'))`
  writeFileSync(join(folder, 'reading-screen.tsx'), reading)
  const file = join(folder, 'reading.ts')
  writeFileSync(
    file,
    `const screen = screenWith()\nexport const screens = {\n  '/reading': screen(() => import('./reading-screen.tsx').then((m) => m.ReadingScreen)),\n}`,
  )
  expect(findScreenMessages(file, [])).toEqual([{ path: '/reading', missing: ['linked-account'] }])
})

it('The check of screens accepts a screen whose messages are loaded with it or with every page', () => {
  const complete = { path: '/plans', missing: [] }
  expect(findScreenMessages(screens('messages, bank'), [])).toContainEqual(complete)
  expect(findScreenMessages(screens('messages'), ['linked-account'])).toContainEqual(complete)
})
