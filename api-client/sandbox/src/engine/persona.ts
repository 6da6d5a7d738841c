import type { LocaleText } from './text.ts'

/** The part of a persona that the engine uses. */
interface EnginePersona {
  /** Name for `reset` and `signIn`. */
  name: string
  /** Chinese name for pickers. */
  title: string
  /** What it demonstrates, one sentence. */
  shows: LocaleText
  /** Its phone. Every number with the same last four digits gets this persona. */
  mobile: string
  customerKind: 'new' | 'old'
}

/**
 * A kind of customer, as data only: the sandbox's rules are the same for all. A domain adds its parts by declaring them
 * here, in its `seed.ts`.
 */
export interface Persona extends EnginePersona {}
