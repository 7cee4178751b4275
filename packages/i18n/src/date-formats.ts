import type { Language } from './languages.ts'

const NO_BREAK_SPACE = '\u00A0'

/** Not from `Intl`, because engines differ in dots and spaces: "p.m.", "p. m.", with or without a narrow space. */
const dayPeriods: Record<Language, Record<'am' | 'pm', string>> = {
  en: { am: 'AM', pm: 'PM' },
  es: { am: `a.${NO_BREAK_SPACE}m.`, pm: `p.${NO_BREAK_SPACE}m.` },
}

/** The name of the bank's time zone, because `Intl` has no short one in Spanish. */
const easternTime: Record<Language, string> = { en: ' ET', es: ', hora del Este' }

const names: Record<Language, { months: readonly string[]; weekdays: readonly string[] }> = {
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  es: {
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  },
}

interface Day {
  year: number
  /** From 1. */
  month: number
  day: number
}

/** The day of a calendar date, or of an instant in UTC. */
function utcDay(dateOrInstant: string): Day & { weekday: number } {
  const at = new Date(dateOrInstant)
  if (Number.isNaN(at.getTime())) throw new RangeError('Invalid date')
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
  }
}

let clock: Intl.DateTimeFormat | undefined

/** Date and time in New York. Uses only numbers from `Intl`, on which every engine agrees. */
function easternParts(at: Date): Day & { hour: number; minute: number } {
  // Created on first use, because it is slow.
  clock ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone: 'America/New_York',
  })
  const parts = clock.formatToParts(at)
  const readNumber = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return {
    year: readNumber('year'),
    month: readNumber('month'),
    day: readNumber('day'),
    hour: readNumber('hour'),
    minute: readNumber('minute'),
  }
}

export interface DateFormats {
  /**
   * "Nov 20, 2026": a calendar date is not shifted to a time zone. An instant is formatted in UTC; use `instant` for
   * depositors.
   */
  date: (dateOrInstant: string) => string
  /** "Friday, Nov 20, 2026". */
  weekdayDate: (dateOrInstant: string) => string
  /** "Nov 20, 2026, 4:00 PM ET": an instant in the bank's named time zone. In Spanish "…, hora del Este". */
  instant: (iso: string) => string
  /** "November 2026"; months count from 1. */
  month: (year: number, month: number) => string
}

export function dateFormatsFor(language: Language): DateFormats {
  const { months, weekdays } = names[language]
  const isSpanish = language === 'es'
  const monthName = (month: number) => months[month - 1] ?? ''
  /** Three letters, the dictionaries' abbreviation of months; September has four in Spanish, "sept". */
  const shortMonth = (month: number) => monthName(month).slice(0, isSpanish && month === 9 ? 4 : 3)

  const shortDate = ({ year, month, day }: Day) =>
    isSpanish ? `${day} ${shortMonth(month)} ${year}` : `${shortMonth(month)} ${day}, ${year}`

  /** "9:30 PM". */
  function timeOfDay(hour: number, minute: number): string {
    const period = dayPeriods[language][hour < 12 ? 'am' : 'pm']
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}${NO_BREAK_SPACE}${period}`
  }

  return {
    date: (value) => shortDate(utcDay(value)),
    weekdayDate(value) {
      const { weekday, ...date } = utcDay(value)
      // Spanish puts "de" around the month, which is awkward around an abbreviation: "7 de ene de 2027".
      const written = isSpanish ? `${date.day} de ${monthName(date.month)} de ${date.year}` : shortDate(date)
      return `${weekdays[weekday]}, ${written}`
    },
    instant(iso) {
      const { hour, minute, ...date } = easternParts(new Date(iso))
      return `${shortDate(date)}, ${timeOfDay(hour, minute)}${easternTime[language]}`
    },
    month: (year, month) => `${monthName(month)}${isSpanish ? ' de' : ''} ${year}`,
  }
}
