/**
 * The moments at which the whole run has to pass: `npm run repeat -- --every-date`. None is before the usual date of the
 * tests, since their fakes have transactions of that time.
 */
export const moments = [
  [
    '2026-11-25T21:30Z',
    'Thanksgiving’s eve after the cut-off, three business days before the end of a month.',
  ],
  ['2027-05-28T20:10Z', 'The Friday before Memorial Day after the cut-off: three days without a transfer.'],
  ['2027-09-28T19:45Z', 'The third last business day of a month, a quarter of an hour before the cut-off.'],
  ['2027-10-28T20:15Z', 'The second last business day of a month, a quarter of an hour after the cut-off.'],
  ['2027-06-29T15:00Z', 'The second last business day of a month, in the morning.'],
  ['2026-11-30T20:00Z', 'The last business day of a month, an hour before the cut-off.'],
  [
    '2026-11-30T22:10Z',
    'The last business day of a month after the cut-off: a transfer counts for the next month.',
  ],
  ['2026-12-24T21:30Z', 'Christmas Eve after the cut-off, before a holiday and a weekend.'],
  ['2026-12-31T22:30Z', 'New Year’s Eve after the cut-off: the year’s interest is paid tonight.'],
  [
    '2027-01-01T05:01Z',
    'A minute past midnight in New York, the first of a month and of a year, and a holiday.',
  ],
  [
    '2027-03-14T06:50Z',
    'Ten minutes before New York changes to daylight saving and skips an hour, on a Sunday.',
  ],
  [
    '2027-11-07T05:50Z',
    'Ten minutes before New York changes from daylight saving and repeats an hour, on a Sunday.',
  ],
  ['2028-02-28T17:00Z', 'The day before a leap day.'],
  ['2028-02-29T21:30Z', 'A leap day, the last business day of its month, after the cut-off.'],
  ['2027-07-01T03:59Z', 'A minute before midnight in New York, the last of a month; in UTC it is the next.'],
  ['2031-08-19T14:00Z', 'A day years ahead.'],
].map(([instant, sentence]) => ({ instant: new Date(instant), sentence }))
