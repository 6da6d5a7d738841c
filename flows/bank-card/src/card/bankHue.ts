/** Colours of bank cards, each dark enough for white text. */
export const bankHues = ['red', 'blue', 'green', 'teal', 'slate'] as const
export type BankHue = (typeof bankHues)[number]

/** Colours of the banks themselves, by bank code. */
const HUES: Readonly<Record<string, BankHue>> = {
  ABC: 'green',
  BOC: 'red',
  CCB: 'blue',
  CIB: 'blue',
  CITIC: 'red',
  CMB: 'red',
  CMBC: 'teal',
  COMM: 'blue',
  HZCB: 'teal',
  ICBC: 'red',
  PSBC: 'green',
  SPDB: 'blue',
}

/** Colour of a bank by its code; a bank that is not known here is grey. */
export const bankHue = (code: string | null | undefined): BankHue => HUES[code ?? ''] ?? 'slate'
