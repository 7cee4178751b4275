/** The kinds of notices from a bank, in the order of the settings. */
export const notificationKinds = ['money', 'security', 'documents', 'summary', 'marketing'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The channels by which a notice reaches a depositor. */
export const notificationChannels = ['email', 'text', 'in_app'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Whether a kind uses a channel: always, never, or as the depositor chooses, with `on` or `off` as the default. */
type Use = 'always' | 'never' | 'on' | 'off'

const uses: Readonly<Record<NotificationKind, Readonly<Record<NotificationChannel, Use>>>> = {
  money: { email: 'on', text: 'off', in_app: 'on' },
  // An attacker who takes over an account must not be able to silence these.
  security: { email: 'always', text: 'always', in_app: 'always' },
  documents: { email: 'on', text: 'off', in_app: 'on' },
  summary: { email: 'on', text: 'never', in_app: 'never' },
  marketing: { email: 'off', text: 'never', in_app: 'never' },
}

/** A setting that a depositor changed; all others have their defaults. */
export interface NotificationChange {
  readonly kind: NotificationKind
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

/** A setting, which may be always on. */
export interface NotificationSetting extends NotificationChange {
  readonly isFixed: boolean
}

/** Whether a depositor may turn notices of a kind on and off in a channel. */
export const isChangeable = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  uses[kind][channel] === 'on' || uses[kind][channel] === 'off'

/** Whether notices of a kind reach a depositor in a channel. Changes of fixed or impossible settings are ignored. */
export function isOn(
  changes: readonly NotificationChange[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  const use = uses[kind][channel]
  if (use === 'always' || use === 'never') return use === 'always'
  const change = changes.findLast((one) => one.kind === kind && one.channel === channel)
  return change?.isOn ?? use === 'on'
}

/** Every possible setting of a depositor, by kind and channel. */
export const notificationSettings = (changes: readonly NotificationChange[]): NotificationSetting[] =>
  notificationKinds.flatMap((kind) =>
    notificationChannels
      .filter((channel) => uses[kind][channel] !== 'never')
      .map((channel) => ({
        kind,
        channel,
        isOn: isOn(changes, kind, channel),
        isFixed: !isChangeable(kind, channel),
      })),
  )

/** The kinds whose emails have a link that turns them off without a log-in. */
export const unsubscribableKinds = ['summary', 'marketing'] as const satisfies readonly NotificationKind[]
export type UnsubscribableKind = (typeof unsubscribableKinds)[number]
