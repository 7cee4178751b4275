type Engine = 'chromium' | 'firefox' | 'webkit'

/** Abilities of a browser or its driver that some journeys need, and the engines that have them. */
const abilities = {
  'a page that is still loading': ['chromium'],
  'a service worker that is offline': ['chromium'],
  'a virtual authenticator': ['chromium'],
  'media to emulate': ['chromium'],
  'initiators of requests': ['chromium'],
} as const satisfies Record<string, readonly Engine[]>

type Ability = keyof typeof abilities

/** The details of a journey that needs an ability: engines without it skip the journey, with this reason. */
export const needs = (ability: Ability) => ({
  tag: `@needs-${ability.replaceAll(' ', '-')}`,
  annotation: { type: 'needs', description: ability },
})

/** The engines that have an ability, by the annotation of `needs`. */
export const enginesWith = (needed: string): readonly Engine[] =>
  Object.entries(abilities).find(([ability]) => ability === needed)?.[1] ?? []
