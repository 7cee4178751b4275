import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { compareMessages } from './compare.ts'
import { copyProblems } from './copy.ts'
import { providerTexts } from './provider-texts.ts'
import { missingMessages, findScreenMessages } from './screen-messages.ts'

/**
 * Compares the messages in both languages, checks them and the provider's texts against the rules of copy, looks for
 * messages that a screen reads but does not load, and prints the problems by file and key.
 */
const folders = globSync('{packages,apps,tooling}/*/src/**/locales/en.json', {
  exclude: ['**/node_modules/**'],
}).map(dirname)
if (folders.length === 0) throw new Error('no messages were found: the glob is wrong')

const problems = folders.flatMap((folder) => {
  const read = (language: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  const [en, es] = [read('en'), read('es')]
  const found = [...compareMessages(en, es), ...copyProblems('English', en), ...copyProblems('Spanish', es)]
  return found.map((problem) => `${folder}: ${problem}`)
})
const providerFiles = globSync('apps/sandbox/src/**/*.ts')
const languages = [
  ['English', 'en'],
  ['Spanish', 'es'],
] as const
let providerCount = 0
for (const [language, key] of languages) {
  const found = providerFiles.map((file) => ({ file, texts: providerTexts(key, readFileSync(file, 'utf8')) }))
  const count = found.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0)
  if (count === 0) throw new Error(`no ${language} texts of the provider were found: the glob is wrong`)
  providerCount += count
  problems.push(
    ...found.flatMap(({ file, texts }) =>
      copyProblems(language, texts).map((problem) => `${file}: ${problem}`),
    ),
  )
}

/** Loaded before any screen: see start-app.tsx. */
const ofEveryPage = ['ui-kit', 'web', 'router']
const screens = globSync('{packages/*,apps/web}/src/screens.ts').flatMap((path) => {
  const file = resolve(path)
  return findScreenMessages(file, ofEveryPage).map((screen) => ({ file, screen }))
})
if (screens.length === 0) throw new Error('no screens were found: the glob or the pattern is wrong')
problems.push(...screens.flatMap(({ file, screen }) => missingMessages(file, screen)))

for (const problem of problems) console.error(problem)
console.log(
  `${folders.length} folders of messages, ${screens.length} screens and ${providerCount} texts of the provider checked, ${problems.length} problems`,
)
process.exit(problems.length === 0 ? 0 : 1)
