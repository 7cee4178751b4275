/** What the notices of a bank are about, in the order in which people set them. */
export const notificationKinds = ['money', 'security', 'documents', 'summary', 'marketing'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How a notice reaches a person. */
export const notificationChannels = ['email', 'text', 'in_app'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Whether a kind uses a channel: always, never, or as the person sets it, with the default before they do. */
type Use = 'always' | 'never' | 'on' | 'off'

const uses: Readonly<Record<NotificationKind, Readonly<Record<NotificationChannel, Use>>>> = {
  money: { email: 'on', text: 'off', in_app: 'on' },
  // Someone who takes over an account must not be able to silence them.
  security: { email: 'always', text: 'always', in_app: 'always' },
  documents: { email: 'on', text: 'off', in_app: 'on' },
  summary: { email: 'on', text: 'never', in_app: 'never' },
  marketing: { email: 'off', text: 'never', in_app: 'never' },
}

/** What a person changed; anything else has its default. */
export interface NotificationChange {
  readonly kind: NotificationKind
  readonly channel: NotificationChannel
  readonly isOn: boolean
}

/** One switch, or one that is on and cannot be changed. */
export interface NotificationSetting extends NotificationChange {
  readonly isFixed: boolean
}

/** Whether a person may turn notices of a kind on and off in a channel. */
export const isChangeable = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  uses[kind][channel] === 'on' || uses[kind][channel] === 'off'

/** Whether notices of a kind reach a person in a channel. A change of what is fixed or impossible counts for nothing. */
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

/** Every possible setting of a person, by kind and channel. */
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
