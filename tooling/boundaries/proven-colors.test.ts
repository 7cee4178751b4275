import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const plugin = fileURLToPath(new URL('lint-plugin.ts', import.meta.url))
const refused = {
  'a line in the primary color': "border-color: ${role('primary')};",
  'a fill in the primary color without an edge or text': "background: ${role('primary')};",
  'the primary color of native controls': "accent-color: ${role('primary')};",
  'a part of a gradient in the primary color': "background: linear-gradient(${role('primary')} 0 0);",
  'text in a color that is only proven for lines': "color: ${role('primary-edge')};",
  'text on the fill of another role': "background: ${role('primary')}; color: ${role('on-primary-soft')};",
  'text on a fill that a nested rule changes':
    "color: ${role('on-primary')}; background: ${role('primary')}; &:hover { background: ${role('error-soft')}; color: ${role('on-primary')}; }",
  'text on a surface of the design': "background: ${cardTint}; color: ${role('text-faint')};",
}
const accepted = {
  'a line in the edge color': "border-color: ${role('primary-edge')};",
  'a fill in the primary color with an edge':
    "border: 1px solid ${role('primary-edge')}; background: ${role('primary')};",
  'a fill in the primary color with its text':
    "background: ${role('primary')}; color: ${role('on-primary')};",
  'the reverse of a proven pair': "background: ${role('text')}; color: ${role('surface')};",
  decoration: "border-block-end: 1px solid ${role('hairline')}; box-shadow: 0 0 1rem ${role('shadow')};",
  'text on a soft fill of a nested rule':
    "color: ${role('text-soft')}; &:hover { background: ${role('primary-soft')}; color: ${role('on-primary-soft')}; }",
  'a comment with a colon and a brace': "/* a: {role} */ color: ${role('text')};",
}

let folder = ''
const found = new Map<string, number>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proven-colors-'))
  const styles = Object.entries({ ...refused, ...accepted })
  for (const [index, [, style]] of styles.entries())
    writeFileSync(join(folder, `style-${index}.ts`), `export const style = css\`\n${style}\n\`\n`)
  writeFileSync(
    join(folder, 'oxlint.json'),
    JSON.stringify({ jsPlugins: [plugin], rules: { 'coffer/proven-colors': 'error' } }),
  )
  const { stdout } = spawnSync('oxlint', ['--config', 'oxlint.json', '--format=unix', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  for (const [index, [title]] of styles.entries())
    found.set(title, stdout.split(`style-${index}.ts:`).length - 1)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('proven-colors', () => {
  it.each(Object.keys(refused))('The rule proven-colors refuses %s', (title) => {
    expect(found.get(title)).toBeGreaterThan(0)
  })

  it.each(Object.keys(accepted))('The rule proven-colors accepts %s', (title) => {
    expect(found.get(title)).toBe(0)
  })
})
