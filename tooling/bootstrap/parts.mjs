/** Everything that must hold, cheapest first: the name of each part, and the command that proves it. */
const parts = [
  ['formatting', ['run', '--silent', 'format:check']],
  ['lint', ['run', '--silent', 'lint']],
  ['unused', ['run', '--silent', 'unused']],
  ['i18n', ['run', '--silent', 'i18n:check']],
  ['boundaries', ['run', '--silent', 'boundaries']],
  ['types', ['run', '--silent', 'typecheck']],
  ['build', ['run', '--silent', 'build', '--output-logs=errors-only']],
  ['unit', ['run', '--silent', 'unit']],
  ['stories', ['run', '--silent', 'stories']],
  ['storybook', ['exec', 'turbo', 'run', '//#storybook:build', '--output-logs=errors-only']],
  ['end to end', ['run', '--silent', 'e2e']],
]

/** The parts that are asked for, in their order, or all; or a sentence about names that are no part. */
export function chooseParts(names) {
  const known = parts.map(([name]) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const asked = unknown.map((name) => `"${name}"`).join(' and ')
    const all = known.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')
    return { problem: `${asked} is no part of the tests. The parts are ${all}.`, chosen: [] }
  }
  return { problem: null, chosen: names.length > 0 ? parts.filter(([name]) => names.includes(name)) : parts }
}
