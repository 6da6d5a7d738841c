/** What a sketch is made of: the data of four paths on the grid of the kit's drawings, 96 by 72. */
interface Paths {
  /** The sheet or the phone. */
  readonly paper: string
  /** What is filled. */
  readonly soft: string
  readonly line: string
  /** What the customer must look at. */
  readonly accent: string
}

const PHONE = 'M33 3h30a5 5 0 0 1 5 5v56a5 5 0 0 1-5 5H33a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z'

const SHEET = 'M20 7h56a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4Z'

/** Schematic drawings: no real document, and nobody's data. */
export const sketches = {
  /** A landscape sheet with code, seal, table and total. */
  invoice: {
    paper: 'M10 7h76a2 2 0 0 1 2 2v54a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Z',
    soft: 'M13 12h10v10H13ZM35 12h26v3H35ZM14 51h68v7H14Z',
    line: 'M68 13h14M68 18h10M14 27h68M14 27v31h68V27M14 35h68M14 51h68M40 27v24M62 27v24M18 31h14M44 31h8M66 31h8M18 41h16M44 41h10M18 46h12M44 46h7M18 54.5h10',
    accent: 'M48 16.5c6 0 10 1.8 10 4s-4 4-10 4-10-1.8-10-4 4-4 10-4ZM66 41h12M66 46h9M62 54.5h16',
  },
  /** A phone with paid orders. */
  order: {
    paper: PHONE,
    soft: 'M32 9h32v6H32ZM33 20h9v9h-9ZM33 35h9v9h-9ZM33 50h9v9h-9Z',
    line: 'M46 22h14M46 37h11M46 52h13M33 32h30M33 47h30M36 12h8',
    accent: 'M46 27h7M57 27h6M46 42h5M57 42h6M46 57h8M57 57h6',
  },
  /** A phone that asks whether its screen may be recorded. */
  recordStart: {
    paper: PHONE,
    soft: 'M34 20h28v32H34ZM48 26a6 6 0 0 1 0 12 6 6 0 0 1 0-12Z',
    line: 'M42 6.5h12M34 20h28v32H34ZM34 44h28M48 44v8M38 48h6',
    accent: 'M48 23a9 9 0 0 1 0 18 9 9 0 0 1 0-18ZM48 30a2 2 0 0 1 0 4 2 2 0 0 1 0-4ZM52 48h6',
  },
  /** A phone with the sign-in of a bank. */
  bankLogin: {
    paper: PHONE,
    soft: 'M36 22l12-7 12 7ZM34 54h28v6H34Z',
    line: 'M42 6.5h12M36 22l12-7 12 7ZM39 25v6M45 25v6M51 25v6M57 25v6M36 34h24M34 42h28M34 49h28',
    accent: 'M36 39.5h9M36 46.5h.01M39 46.5h.01M42 46.5h.01M45 46.5h.01M43 57h10',
  },
  /** A phone with an account and what came and went. */
  bankBills: {
    paper: PHONE,
    soft: 'M32 9h32v14H32Z',
    line: 'M42 6.5h12M36 13h8M34 29h14M34 36h11M34 43h14M34 50h10M34 57h12',
    accent: 'M36 19h14M58 27v30M53 52l5 5 5-5',
  },
  /** A phone whose recording has ended. */
  recordEnd: {
    paper: PHONE,
    soft: 'M48 20a13 13 0 0 1 0 26 13 13 0 0 1 0-26ZM36 55h24v6H36Z',
    line: 'M42 6.5h12M48 20a13 13 0 0 1 0 26 13 13 0 0 1 0-26Z',
    accent: 'M42 33l4.5 4.5L55 29M44 58h8',
  },
  /** A phone with the page of a shop. */
  storeHome: {
    paper: PHONE,
    soft: 'M32 9h32v16H32Z',
    line: 'M42 6.5h12M34 31h28M34 38h20M34 45h24M34 52h16',
    accent: 'M36 13h8v8h-8ZM47 15h13M47 20h9',
  },
  /** A phone with what a shop has taken, month by month. */
  storeBills: {
    paper: PHONE,
    soft: 'M35 40h4v14h-4ZM42 34h4v20h-4ZM49 38h4v16h-4ZM56 28h4v26h-4Z',
    line: 'M42 6.5h12M33 54h30M35 60h4M42 60h4M49 60h4M56 60h4',
    accent: 'M35 14h16M35 20h10',
  },
  /** A phone with what was paid out to a shop. */
  storePayouts: {
    paper: PHONE,
    soft: 'M33 11h30v11H33ZM33 26h30v11H33ZM33 41h30v11H33Z',
    line: 'M42 6.5h12M36 15h10M36 19h7M36 30h10M36 34h7M36 45h10M36 49h7',
    accent: 'M54 17h6M54 32h6M54 47h6M48 55v8M45 60l3 3 3-3',
  },
  /** A form for a person. */
  formContact: {
    paper: SHEET,
    soft: 'M48 14a8 8 0 0 1 0 16 8 8 0 0 1 0-16Z',
    line: 'M48 14a8 8 0 0 1 0 16 8 8 0 0 1 0-16ZM33 45c2-9 28-9 30 0M28 52h40',
    accent: 'M36 58h24',
  },
  /** A form for a shop: its front. */
  formShop: {
    paper: SHEET,
    soft: 'M28 16h40l4 10H24Z',
    line: 'M28 16h40l4 10H24ZM29 30v28h38V30M34 38h12v10H34ZM53 38h9v20h-9Z',
    accent: 'M24 26c0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0 0 5 8 5 8 0',
  },
  /** A form for a day: a calendar. */
  formTime: {
    paper: SHEET,
    soft: 'M26 16h44v9H26Z',
    line: 'M26 16h44v41H26ZM26 25h44M36 12v8M60 12v8M33 33h6M45 33h6M57 33h6M33 42h6M57 42h6M33 51h6',
    accent: 'M43 37h10v10H43Z',
  },
} as const satisfies Readonly<Record<string, Paths>>

export type SketchName = keyof typeof sketches

/** How a picture of a document is spoiled: its edge is outside, it is not sharp, a finger is on it. */
export type SketchFault = 'cut' | 'blurred' | 'covered'
