import type { Wire, WireRequest } from '../../engine/contract.ts'

declare module '../../engine/persona.ts' {
  interface Persona {
    /** If missing, the defaults apply. */
    cost?: Partial<CostSeed>
  }
}

/** What a lender states of the costs of a loan. */
export type CostDisclosure = NonNullable<
  Wire<'channel/queryInstalmentDetails'>['periodList'][number]['costDisclosure']
>

/** A charge in such a statement. */
export type CostItem = CostDisclosure['items'][number]

/** What a customer confirmed of it. */
export type CostConfirmation = NonNullable<WireRequest<'cash/publishV2'>['costConfirmation']>

/** An institution that lends. */
export interface Lender {
  name: string
  kind: CostDisclosure['lenderKind']
}

/** Who takes a charge, by the contract's kind of it. */
export interface ChargeParty {
  kind: CostItem['kind']
  chargedBy: string
}

/** A row of the configuration key `rateCeilings`: the highest annualised cost from a Beijing day on. */
export interface RateCeiling {
  lenderKind: CostDisclosure['lenderKind']
  method: CostDisclosure['annualMethod']
  /** A fraction. */
  rate: number
  /** `YYYY-MM-DD`. */
  from: string
  /** Where it is written, for readers of the configuration. */
  source: string
}

/** How a lender states what a loan costs in all. */
export interface CostSeed {
  /**
   * What the reply has: the figures of its plan, nothing, a charge and its sum a cent higher than the plan has them, or
   * another annualised cost.
   */
  statement: 'right' | 'none' | 'centMore' | 'otherRate'
  method: CostDisclosure['annualMethod']
  /** Who takes the part of the annual rate that is not the lender's. */
  service: ChargeParty
  /** Who takes the fee on top. */
  fee: ChargeParty
  /** The ceilings of the configuration in a world that started at `since`. */
  ceilings: (since: number) => RateCeiling[]
  /** For how many seconds a table of costs has to be read before it is confirmed. */
  readingSeconds: number
  /** Puts a loan at a ceiling, a fraction: a cent more would be above it, or a cent less would not; null: no loan. */
  atCeiling: { rate: number; side: 'within' | 'above' } | null
}

/** The company that runs the product. */
const PLATFORM = '示例消费金融科技有限公司'

const DEFAULTS: CostSeed = {
  statement: 'right',
  method: 'irr',
  service: { kind: 'service', chargedBy: PLATFORM },
  fee: { kind: 'instalmentFee', chargedBy: PLATFORM },
  ceilings: () => [],
  readingSeconds: 5,
  atCeiling: null,
}

/** The cost data of a persona, with defaults. */
export function costSeedOf({ cost = {} }: { cost?: Partial<CostSeed> }): CostSeed {
  return { ...DEFAULTS, ...cost }
}
