import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { problemsOf } from './compare.ts'
import { copyProblems } from './copy.ts'
import { textsOf } from './provider-texts.ts'

/** Compares the messages in both languages, checks both and the provider's texts against the rules of copy, and prints what is wrong by file and key. */
const folders = globSync('{packages,apps,tooling}/*/src/**/locales/en.json', {
  exclude: ['**/node_modules/**'],
}).map(dirname)
if (folders.length === 0) throw new Error('no messages were found: the glob is wrong')

const problems = folders.flatMap((folder) => {
  const read = (language: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  const [en, es] = [read('en'), read('es')]
  const found = [...problemsOf(en, es), ...copyProblems('English', en), ...copyProblems('Spanish', es)]
  return found.map((problem) => `${folder}: ${problem}`)
})
const providerFiles = globSync('apps/sandbox/src/**/*.ts')
const languages = [
  ['English', 'en'],
  ['Spanish', 'es'],
] as const
let providerCount = 0
for (const [language, key] of languages) {
  const found = providerFiles.map((file) => ({ file, texts: textsOf(key, readFileSync(file, 'utf8')) }))
  const count = found.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0)
  if (count === 0) throw new Error(`no ${language} texts of the provider were found: the glob is wrong`)
  providerCount += count
  problems.push(
    ...found.flatMap(({ file, texts }) =>
      copyProblems(language, texts).map((problem) => `${file}: ${problem}`),
    ),
  )
}

for (const problem of problems) console.error(problem)
console.log(
  `${folders.length} folders of messages and ${providerCount} texts of the provider checked, ${problems.length} problems`,
)
process.exit(problems.length === 0 ? 0 : 1)
