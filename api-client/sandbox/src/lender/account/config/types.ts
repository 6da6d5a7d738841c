import type { Persona } from '../../../personas/types.ts'

/** Who asks for configuration, and where. */
export interface ConfigView {
  /** Origin of the addresses handed out. */
  origin: string
  /** The signed-in customer's persona; null for a visitor. */
  persona: Persona | null
}

/** Configuration values by key, each made for the one who asks. */
export type ConfigGroup = Readonly<Record<string, (view: ConfigView) => unknown>>
