import { type Formats, useFormats } from '@coffer/i18n/formats'
import type { MessageKey, Messages, MessageValues, Translate } from '@coffer/i18n/messages'
import type { Result } from '@coffer/session/result'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage, type ResultTone } from '@coffer/ui-kit/result-page'
import type { ComponentType } from 'react'
import { ButtonLink, type ButtonLinkProps } from './link.tsx'
import type { RoutePath } from './routes.ts'
import type { RedirectingScreen, ScreenRedirect } from './screens.tsx'

/** A message by its key, with the values of its placeholders, or a text that the provider worded. */
export type ResultText<Key> = Key | readonly [Key, MessageValues] | { verbatim: string }

export interface ResultLink<Key> extends Pick<ButtonLinkProps<RoutePath>, 'variant' | 'isFullWidth'> {
  to: RoutePath
  label: Key
}

/** What is constant, or follows from the recorded result. */
type Of<Value, What> = What | ((value: Value, formats: Formats) => What)

/** A screen that only reports how something ended. */
export interface ResultRow<Value extends object, Key> {
  /** The recorded result that the screen reports. */
  result: Pick<Result<Value>, 'read' | 'use'>
  /** Where an address leads that is opened without the result. */
  otherwise: RoutePath
  tone: ResultTone
  title: Of<Value, ResultText<Key>>
  /** One paragraph each; null is left out. */
  body: (value: Value, formats: Formats) => readonly (ResultText<Key> | null)[]
  /** What follows the paragraphs. */
  Details?: ComponentType<{ value: Value }>
  action?: Of<Value, ResultLink<Key>>
  secondary?: Of<Value, ResultLink<Key>>
}

const nothing = {}
/** For a screen whose guard alone decides that it has something to report. */
export const noResult: ResultRow<object, never>['result'] = { read: () => nothing, use: () => nothing }

/** Redirects a screen that is opened without the result that it reports. */
export const redirectWithout =
  (result: Pick<Result<object>, 'read'>, otherwise: RoutePath): ScreenRedirect =>
  () =>
    result.read() === null ? otherwise : null

/** The screen of a row, in the messages of its feature. */
export function resultScreen<En, Value extends object>(
  { useTranslations }: Pick<Messages<En>, 'useTranslations'>,
  row: ResultRow<Value, MessageKey<En>>,
): RedirectingScreen {
  const useResult = row.result.use
  function Screen() {
    const t = useTranslations()
    const value = useResult()
    return value && <ResultContent t={t} value={value} row={row} />
  }
  return { Screen, redirect: redirectWithout(row.result, row.otherwise) }
}

interface ResultContentProps<En, Value extends object> {
  t: Translate<En>
  value: Value
  row: ResultRow<Value, MessageKey<En>>
}

function ResultContent<En, Value extends object>({ t, value, row }: ResultContentProps<En, Value>) {
  const formats = useFormats()
  const { tone, title, body, Details, action, secondary } = row
  const link = (of: Of<Value, ResultLink<MessageKey<En>>>, variant: ResultLink<string>['variant']) => {
    const { label, ...props } = valueOf(of, value, formats)
    return (
      <ButtonLink {...(variant && { variant })} isFullWidth {...props}>
        {t(label)}
      </ButtonLink>
    )
  }
  const paragraphs = body(value, formats).filter((text) => text !== null)
  const text = (
    <Stack gap={12}>
      {paragraphs.map((paragraph) => {
        const worded = wordsOf(t, paragraph)
        return <p key={worded}>{worded}</p>
      })}
    </Stack>
  )
  return (
    <ResultPage
      tone={tone}
      title={wordsOf(t, valueOf(title, value, formats))}
      action={action && link(action, undefined)}
      secondary={secondary && link(secondary, 'quiet')}
    >
      {Details ? (
        <Stack gap={24}>
          {text}
          <Details value={value} />
        </Stack>
      ) : (
        text
      )}
    </ResultPage>
  )
}

function valueOf<Value, What extends object | string>(
  of: Of<Value, What>,
  value: Value,
  formats: Formats,
): What {
  return isDerived(of) ? of(value, formats) : of
}

function isDerived<Value, What>(of: Of<Value, What>): of is (value: Value, formats: Formats) => What {
  return typeof of === 'function'
}

function wordsOf<En>(t: Translate<En>, text: ResultText<MessageKey<En>>): string {
  if (typeof text === 'string') return t(text)
  return 'verbatim' in text ? text.verbatim : t(...text)
}
