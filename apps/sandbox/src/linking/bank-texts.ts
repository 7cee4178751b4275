import type { RemovalObstacle } from '@coffer/domain/linked-banks'
import type { LocalizedText } from '@coffer/provider-kit/refusal'

export const bankTexts = {
  primaryOnly: {
    en: 'Only the primary account holder can change the linked banks.',
    es: 'Solo el titular principal puede cambiar los bancos vinculados.',
  },
  viewOnly: {
    en: 'You can’t change your linked banks right now.',
    es: 'No se pueden cambiar sus bancos vinculados en este momento.',
  },
  closing: {
    en: 'Your account is closing, so you can’t change its linked banks.',
    es: 'Su cuenta se está cerrando y no se pueden cambiar sus bancos vinculados.',
  },
  notUsable: {
    en: 'You can’t move money with this bank, so it can’t be your default.',
    es: 'No se puede mover dinero con este banco, así que no puede ser el predeterminado.',
  },
  underWay: {
    en: 'Money is still moving through this bank. You can remove it once those transfers are done.',
    es: 'Aún hay dinero en camino por este banco. Podrá eliminarlo cuando terminen esas transferencias.',
  },
  plans: {
    en: 'Choose what happens to the automatic deposits from this bank.',
    es: 'Elija qué pasa con los depósitos automáticos desde este banco.',
  },
  moveTo: {
    en: 'Choose another of your linked banks.',
    es: 'Elija otro de sus bancos vinculados.',
  },
} as const satisfies Record<string, LocalizedText>

export const obstacleTexts = {
  held: {
    en: 'This bank is on hold, so you can’t remove it. Message us for help.',
    es: 'Este banco está retenido y no se puede eliminar. Escríbanos para recibir ayuda.',
  },
  last: {
    en: 'This is your only bank for moving money. Link another one first.',
    es: 'Este es su único banco para mover dinero. Primero vincule otro.',
  },
} as const satisfies Record<NonNullable<RemovalObstacle>, LocalizedText>
