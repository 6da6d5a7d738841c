// Long lists of cases have another share each day.

const DAY_MS = 86_400_000

/** Days since 1970. `KOO_DAY` repeats what ran on another day. */
export const day = Number(process.env['KOO_DAY'] || Math.floor(Date.now() / DAY_MS))
// With any other number no case at all would run, without a word.
if (!Number.isSafeInteger(day) || day < 0)
  throw new Error(`KOO_DAY is a number of days since 1970, not ${process.env['KOO_DAY']}`)

/** Days after which every case has had its turn: `casesOfDay` of the page layer. */
export const DAYS = 4
