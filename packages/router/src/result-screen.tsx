import { type Formats, useFormats } from '@coffer/i18n/formats'
import type { MessageKey, Messages, MessageValues, Translate } from '@coffer/i18n/messages'
import type { Result } from '@coffer/session/result'
import { Stack } from '@coffer/ui-kit/layout'
import { type Moment, ResultPage, type ResultTone } from '@coffer/ui-kit/result-page'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { ButtonLink, type ButtonLinkProps, useRoute } from './link.tsx'
import type { RoutePath, RouteSearch } from './routes.ts'
import type { RedirectingScreen, ScreenEntry, ScreenRedirect } from './screens.tsx'

/** A message by its key, with the values of its placeholders, or a text from the provider. */
export type ResultText<Key> = Key | readonly [Key, MessageValues] | { verbatim: string }

export type ResultLink<Key> = RouteSearch<RoutePath> &
  Pick<ButtonLinkProps<RoutePath>, 'variant' | 'isFullWidth'> & { to: RoutePath; label: Key }

/** A constant, or derived from the reported value. */
type Derived<Value, Type> = Type | ((value: Value, formats: Formats) => Type)

/** A screen that only reports a result, as data. */
export interface ResultRow<Value extends object, Key> {
  tone: Derived<Value, ResultTone>
  /** An illustration for a result that deserves one, in place of the icon of its tone. */
  moment?: Moment | ((value: Value) => Moment | undefined)
  title: Derived<Value, ResultText<Key>>
  /** One paragraph each; null is left out. */
  body: (value: Value, formats: Formats) => readonly (ResultText<Key> | null)[]
  /** Distance between paragraphs and details; by default 12 between paragraphs and 24 before the details. */
  gap?: ComponentProps<typeof Stack>['gap']
  /** Content below the paragraphs. */
  Details?: ComponentType<{ value: Value }>
  action?: Derived<Value, ResultLink<Key> | null>
  secondary?: Derived<Value, ResultLink<Key> | null>
}

/** A row with its reported result and the redirect of its screen. */
export interface ResultScreenRow<Value extends object, Key> extends ResultRow<Value, Key> {
  /** A recorded result or an equivalent: `read` decides the redirect, `use` is the hook of the screen. */
  result: { read: (entry: ScreenEntry) => unknown; use: () => Value | null }
  /** The redirect if there is nothing to report. */
  otherwise: RoutePath | ((entry: ScreenEntry) => RoutePath | Promise<RoutePath>)
}

const nothing = {}
/** For a screen with a guard that alone decides whether it has something to report. */
export const noResult: Pick<Result<object>, 'read' | 'use'> = { read: () => nothing, use: () => nothing }

/** Creates the screen of a row, with the messages of its feature. */
export function resultScreen<En, Value extends object>(
  messages: Pick<Messages<En>, 'useTranslations'>,
  row: ResultScreenRow<Value, MessageKey<En>>,
): RedirectingScreen {
  const { result, otherwise } = row
  const Report = resultReport(messages, row)
  const useResult = result.use
  function Screen() {
    const value = useResult()
    return value && <Report value={value} />
  }
  const redirect: ScreenRedirect = (entry) => {
    if (result.read(entry) !== null) return null
    return typeof otherwise === 'function' ? otherwise(entry) : otherwise
  }
  return { Screen, redirect }
}

/** Creates the component of a row, for a screen with its own behavior that passes the value. */
export function resultReport<En, Value extends object>(
  { useTranslations }: Pick<Messages<En>, 'useTranslations'>,
  row: ResultRow<Value, MessageKey<En>>,
): ComponentType<{ value: Value }> {
  return function Report({ value }) {
    const t = useTranslations()
    return <ResultContent t={t} value={value} row={row} />
  }
}

interface ResultContentProps<En, Value extends object> {
  t: Translate<En>
  value: Value
  row: ResultRow<Value, MessageKey<En>>
}

function ResultContent<En, Value extends object>({ t, value, row }: ResultContentProps<En, Value>) {
  const formats = useFormats()
  const { route } = useRoute()
  const { tone, moment, title, body, gap, Details, action = null, secondary = null } = row
  const paragraphs = body(value, formats).filter((text) => text !== null)
  const text = (
    <Stack gap={gap ?? 12}>
      {paragraphs.map((paragraph) => {
        const translated = translate(t, paragraph)
        return <p key={translated}>{translated}</p>
      })}
    </Stack>
  )
  return (
    <ResultPage
      tone={resolveValue(tone, value, formats)}
      moment={typeof moment === 'function' ? moment(value) : moment}
      progress={route.progress}
      title={translate(t, resolveValue(title, value, formats))}
      action={toButton(t, resolveValue(action, value, formats))}
      secondary={toButton(t, resolveValue(secondary, value, formats), 'quiet')}
    >
      {Details ? (
        <Stack gap={gap ?? 24}>
          {text}
          <Details value={value} />
        </Stack>
      ) : (
        text
      )}
    </ResultPage>
  )
}

function toButton<En>(
  t: Translate<En>,
  link: ResultLink<MessageKey<En>> | null,
  variant: ButtonLinkProps<RoutePath>['variant'] = 'primary',
): ReactNode {
  if (!link) return null
  const { label, ...props } = link
  return (
    <ButtonLink variant={variant} isFullWidth {...props}>
      {t(label)}
    </ButtonLink>
  )
}

function resolveValue<Value, Type extends object | string | null>(
  derived: Derived<Value, Type>,
  value: Value,
  formats: Formats,
): Type {
  return isFunction(derived) ? derived(value, formats) : derived
}

function isFunction<Value, Type>(
  derived: Derived<Value, Type>,
): derived is (value: Value, formats: Formats) => Type {
  return typeof derived === 'function'
}

function translate<En>(t: Translate<En>, text: ResultText<MessageKey<En>>): string {
  if (typeof text === 'string') return t(text)
  return 'verbatim' in text ? text.verbatim : t(...text)
}
