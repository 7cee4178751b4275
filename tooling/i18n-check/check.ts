import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { problemsOf } from './compare.ts'
import { copyProblems } from './copy.ts'
import { spanishTextsOf } from './provider-texts.ts'

/** Compares the messages in both languages, checks both and the provider's Spanish against the rules of copy, and prints what is wrong by file and key. */
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
const providerTexts = providerFiles.map((file) => ({
  file,
  texts: spanishTextsOf(readFileSync(file, 'utf8')),
}))
const providerCount = providerTexts.reduce((count, { texts }) => count + Object.keys(texts).length, 0)
if (providerCount === 0) throw new Error('no texts of the provider were found: the glob is wrong')
problems.push(
  ...providerTexts.flatMap(({ file, texts }) =>
    copyProblems('Spanish', texts).map((problem) => `${file}: ${problem}`),
  ),
)

for (const problem of problems) console.error(problem)
console.log(
  `${folders.length} folders of messages and ${providerCount} texts of the provider checked, ${problems.length} problems`,
)
process.exit(problems.length === 0 ? 0 : 1)
