import type { Persona } from '../../../engine/persona.ts'

/** The customer and the address of a configuration request. */
export interface ConfigView {
  /** What the addresses in the reply begin with. */
  baseUrl: string
  /** The signed-in customer's persona; null for a visitor. */
  persona: Persona | null
  /** When the world started, epoch milliseconds. */
  since: number
}

/** Configuration values by key; each is computed for the customer. */
export type ConfigGroup = Readonly<Record<string, (view: ConfigView) => unknown>>
