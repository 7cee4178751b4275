import type { GoalFields, GoalProblem, GoalProblems } from '@coffer/domain/goals'
import { invalid, type LocalizedText } from '@coffer/provider-kit/refusal'

const problems: Readonly<Record<GoalProblem, LocalizedText>> = {
  empty: { en: 'This is missing.', es: 'Falta este dato.' },
  'too-long': { en: 'Use 30 characters or fewer.', es: 'Use 30 caracteres o menos.' },
  forbidden: { en: 'Use letters, numbers and symbols only.', es: 'Use solo letras, números y símbolos.' },
  'not-allowed': {
    en: 'This doesn’t go with the rest of the goal.',
    es: 'Esto no corresponde con el resto de la meta.',
  },
  'not-a-date': { en: 'Enter a date.', es: 'Ingrese una fecha.' },
  'not-future': { en: 'Choose a date after today.', es: 'Elija una fecha posterior a hoy.' },
  'too-far': { en: 'Choose a date within 50 years.', es: 'Elija una fecha dentro de 50 años.' },
  'out-of-range': { en: 'Enter another amount.', es: 'Ingrese otra cantidad.' },
  'more-than-whole': {
    en: 'Your goals can’t take more than 100% of a deposit together.',
    es: 'Sus metas no pueden recibir juntas más del 100% de un depósito.',
  },
}

const wireNames: Readonly<Record<keyof GoalFields, string>> = {
  kind: 'kind',
  name: 'name',
  picture: 'picture',
  targetCents: 'target_cents',
  targetDate: 'target_date',
  isProtected: 'is_protected',
  fillPercent: 'fill_percent',
  fillCents: 'fill_cents',
}

const isField = (name: string): name is keyof GoalFields => Object.hasOwn(wireNames, name)

/** Responds 422 by field if a goal is invalid. */
export function requireValid(found: GoalProblems): void {
  const fields = Object.entries(found).flatMap(([name, problem]) =>
    isField(name) ? [[wireNames[name], [problems[problem]]] as const] : [],
  )
  if (fields.length > 0) throw invalid(Object.fromEntries(fields))
}

export const goalTexts = {
  viewOnly: {
    en: 'You can’t change goals right now.',
    es: 'No se pueden cambiar las metas en este momento.',
  },
  closing: {
    en: 'Your account is closing, so you can’t change its goals.',
    es: 'Su cuenta se está cerrando y no se pueden cambiar sus metas.',
  },
  tooMany: {
    en: 'You have 20 goals. Archive one to add another.',
    es: 'Tiene 20 metas. Archive una para agregar otra.',
  },
  archived: { en: 'This goal is archived.', es: 'Esta meta está archivada.' },
  otherGoals: {
    en: 'Your goals have changed. Put the current ones in order.',
    es: 'Sus metas cambiaron. Ordene las actuales.',
  },
  notEnough: { en: 'There isn’t that much to move.', es: 'No hay tanto dinero para mover.' },
  notPositive: { en: 'Enter an amount.', es: 'Ingrese un monto.' },
  same: { en: 'Choose two different places.', es: 'Elija dos lugares diferentes.' },
  notYearly: { en: 'Only a yearly goal starts again.', es: 'Solo una meta anual vuelve a empezar.' },
} as const satisfies Record<string, LocalizedText>
