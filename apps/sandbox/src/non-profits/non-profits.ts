import { foldText, containsAll, searchWords } from '@coffer/domain/search'

/** An organization of the bank's giving program. All are fictitious. */
export interface NonProfit {
  readonly ein: string
  readonly name: string
  readonly mission: string
  /** Null if only the street address is on record. */
  readonly location: string | null
  readonly address: string
  /** ARCHIVED ones are listed but cannot be selected. */
  readonly status: 'COMPLETED' | 'PENDING' | 'ARCHIVED'
}

type Row = readonly [name: string, mission: string, place: string, street: string]

const rows: readonly Row[] = [
  [
    'Tidewater Reads',
    'Books and reading hours for children on the coast.',
    'Portland, ME',
    '40 Wharf Street',
  ],
  ['Open Pantry Collective', 'Groceries for families between paychecks.', 'Columbus, OH', '218 Oak Street'],
  [
    'Cañon Trail Stewards',
    'Keeps mountain trails open, safe and free.',
    'Cañon City, CO',
    '9 Royal Gorge Road',
  ],
  [
    'Second Season Seniors',
    'Rides, meals and company for older neighbors.',
    'Tucson, AZ',
    '77 Saguaro Avenue',
  ],
  ['Paws & Homes', 'Finds homes for animals that have none.', 'Austin, TX', '1301 Barton Lane'],
  [
    'Río Grande Music School',
    'Instruments and lessons for anyone who wants to play.',
    'Albuquerque, NM',
    '55 Mesa Road',
  ],
  ['First Code', 'Evening programming classes for adults.', 'Oakland, CA', '640 Telegraph Avenue'],
  ['Clean Creek Project', 'Volunteers who clean and watch city creeks.', 'Knoxville, TN', '12 River Street'],
  ['Warm Coats Chicago', 'A winter coat for everyone who needs one.', 'Chicago, IL', '2400 Halsted Street'],
  [
    'Prairie Hospice Friends',
    'Comfort at the end of life, at home.',
    'Lincoln, NE',
    '801 Cornhusker Highway',
  ],
  [
    'Bright Smiles Mobile Clinic',
    'Free dental care that comes to schools.',
    'Jackson, MS',
    '300 Capitol Street',
  ],
  ['Island Reef Watch', 'Divers who restore and count coral.', 'Kailua-Kona, HI', '75 Aliʻi Drive'],
  ['Neighbors in Law', 'Legal advice for tenants and small wage claims.', 'Newark, NJ', '18 Broad Street'],
  ['Tomorrow’s Teachers', 'Scholarships for those who will teach.', 'Baton Rouge, LA', '410 Florida Street'],
  ['Granite State Makers', 'A workshop with tools for everybody.', 'Manchester, NH', '92 Elm Street'],
  ['Safe Nights', 'Beds, showers and a plan for the next day.', 'Seattle, WA', '515 Yesler Way'],
  ['Lakeshore Sailing for All', 'Sailing for people with disabilities.', 'Milwaukee, WI', '1 Marina Drive'],
  ['Veterans’ Workbench', 'Trades and tools for those who served.', 'Fayetteville, NC', '231 Hay Street'],
  ['Garden Block', 'Turns empty lots into vegetable gardens.', 'Detroit, MI', '3011 Gratiot Avenue'],
  ['Night Sky Alaska', 'Astronomy for village schools.', 'Fairbanks, AK', '4 College Road'],
  ['Piedmont Literacy Council', 'Adults who learn to read, one to one.', 'Greensboro, NC', '122 Elm Street'],
  [
    'Casa de Bienvenida',
    'First steps, papers and English for new arrivals.',
    'Miami, FL',
    '905 Flagler Street',
  ],
  [
    'Heart of Ozarks Rescue',
    'Volunteer search and rescue in the hills.',
    'Springfield, MO',
    '17 Boonville Avenue',
  ],
  ['Small Farms Fund', 'Loans and seed for farms under ten acres.', 'Burlington, VT', '60 Pearl Street'],
  ['Girls Who Build', 'Summer camps in engineering.', 'Atlanta, GA', '88 Auburn Avenue'],
  ['Silent Books', 'Picture books for children who do not hear.', 'Rochester, NY', '52 Lomb Drive'],
  ['Desert Water Keepers', 'Water tanks and wells where there are none.', 'Gallup, NM', '300 Coal Avenue'],
  ['Blue Ridge Blood Drive', 'Finds donors when a hospital needs them.', 'Roanoke, VA', '14 Campbell Avenue'],
  ['Gulf Coast Rebuild', 'Repairs homes after storms.', 'Mobile, AL', '150 Government Street'],
  [
    'Chess in the Park',
    'Boards, coaches and tournaments outdoors.',
    'Philadelphia, PA',
    '1700 Benjamin Parkway',
  ],
  [
    'Great Plains Bird Count',
    'Counts birds, and protects where they rest.',
    'Bismarck, ND',
    '23 Front Avenue',
  ],
  ['Kitchen Table Tutors', 'Help with homework, every weekday.', 'Providence, RI', '5 Benefit Street'],
  ['Mended Hearts Idaho', 'Company for people after heart surgery.', 'Boise, ID', '700 Bannock Street'],
  [
    'Common Thread',
    'Sewing machines and classes for a first income.',
    'Salt Lake City, UT',
    '66 Exchange Place',
  ],
]

const serial = (place: number): string => String(1_000_017 + place * 7_919).padStart(7, '0')

/** Every seventh one has only its street address on record, and the last but one is archived. */
export const nonProfits: readonly NonProfit[] = rows.map(([name, mission, location, street], place) => ({
  ein: `84-${serial(place)}`,
  name,
  mission,
  location: place % 7 === 5 ? null : location,
  address: `${street}, ${location}`,
  status: place === rows.length - 2 ? 'ARCHIVED' : 'COMPLETED',
}))

/** The bank's default. */
export const defaultNonProfit = (): NonProfit => {
  const [first] = nonProfits
  if (first === undefined) throw new Error('The giving program has no non-profits.')
  return first
}

const maxFound = 25

const indexed = nonProfits
  .filter(({ status }) => status !== 'ARCHIVED')
  .map((one) => ({
    one,
    name: foldText(one.name),
    all: foldText([one.name, one.mission, one.address, one.ein, one.ein.replace('-', '')].join(' ')),
  }))

/**
 * Non-profits that match all terms, ignoring case and accents; those whose name starts with them come first. At most
 * 25.
 */
export function searchNonProfits(typed: string): NonProfit[] {
  const words = searchWords(typed)
  const [first = ''] = words
  const rank = (name: string): number => (name.startsWith(first) ? 0 : name.includes(first) ? 1 : 2)
  return indexed
    .filter(({ all }) => containsAll(all, words))
    .toSorted((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name, 'en'))
    .slice(0, maxFound)
    .map(({ one }) => one)
}
