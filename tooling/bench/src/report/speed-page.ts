import { cpus } from 'node:os'

/** The page of the documentation with the tables of one run. */
export function speedPage(tables: readonly string[]): string {
  const processors = cpus()
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'an unknown processor'}`
  const parts = [
    '# Speed',
    `Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}, on ${machine}. What is measured and how is in [tooling/bench](../tooling/bench/README.md). Ratios compare loads of the same run; trust them before milliseconds.`,
    ...tables.map((text) => `\`\`\`text\n${text}\n\`\`\``),
  ]
  return `${parts.join('\n\n')}\n`
}
