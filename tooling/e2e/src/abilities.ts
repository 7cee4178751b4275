type Engine = 'chromium' | 'firefox' | 'webkit'

/** What some journeys need of a browser or its driver, and the engines that are driven so that they have it. */
const abilities = {
  'a page that is still loading': ['chromium'],
  'a service worker that is offline': ['chromium'],
  'a virtual authenticator': ['chromium'],
  'media to emulate': ['chromium'],
} as const satisfies Record<string, readonly Engine[]>

type Ability = keyof typeof abilities

/** The details of a journey that not every engine can go: it is skipped in the others, with this reason. */
export const needs = (ability: Ability) => ({
  tag: `@needs-${ability.replaceAll(' ', '-')}`,
  annotation: { type: 'needs', description: ability },
})

/** The engines that have an ability, by the annotation of `needs`. */
export const enginesWith = (needed: string): readonly Engine[] =>
  Object.entries(abilities).find(([ability]) => ability === needed)?.[1] ?? []
