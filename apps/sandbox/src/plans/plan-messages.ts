import type { LocalizedText } from '@coffer/provider-kit/refusal'

export const planTexts = {
  viewOnly: {
    en: 'You can’t change plans right now.',
    es: 'No se pueden cambiar los planes en este momento.',
  },
  closing: {
    en: 'Your account is closing, so you can’t change its plans.',
    es: 'Su cuenta se está cerrando y no se pueden cambiar sus planes.',
  },
  tooMany: {
    en: 'You have 20 plans. End one to add another.',
    es: 'Tiene 20 planes. Termine uno para agregar otro.',
  },
  ended: { en: 'This plan has ended.', es: 'Este plan ya terminó.' },
  secondDay: {
    en: 'Choose a day at least 7 days from the first one.',
    es: 'Elija un día con al menos 7 días de diferencia.',
  },
  noneLeft: {
    en: 'That leaves no deposit. End the plan instead.',
    es: 'Así no queda ningún depósito. En su lugar, termine el plan.',
  },
  tooManySkips: {
    en: 'You can skip 12 deposits ahead. Pause the plan to skip more.',
    es: 'Puede omitir los próximos 12 depósitos. Para omitir más, pause el plan.',
  },
  pause: {
    en: 'Choose a day from tomorrow to a year ahead.',
    es: 'Elija un día desde mañana hasta dentro de un año.',
  },
  move: {
    en: 'Choose a day after the deposit before it and before the next one.',
    es: 'Elija un día después del depósito anterior y antes del siguiente.',
  },
  noGoal: { en: 'Choose one of your goals.', es: 'Elija una de sus metas.' },
  notThatDate: {
    en: 'This deposit was already sent, or its date has changed.',
    es: 'Este depósito ya salió o cambió de fecha.',
  },
} as const satisfies Record<string, LocalizedText>
