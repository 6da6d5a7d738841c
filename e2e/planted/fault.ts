/** What a fault breaks. */
export type Kind =
  | 'publish'
  | 'reload'
  | 'attack'
  | 'money'
  | 'ledger'
  | 'session'
  | 'address'
  | 'camera'
  | 'upload'
  | 'consent'
  | 'client'
  | 'contract'
  | 'back'
  | 'exit'
  | 'polling'
  | 'form'
  | 'contrast'
  | 'picture'
  | 'layout'
  | 'focus'
  | 'name'
  | 'words'
  | 'type'
  | 'boundary'
  | 'size'
  | 'old browsers'
  | 'specification'

/** A small, plausible mistake that the run has to see. */
export interface Fault {
  id: string
  kind: Kind
  /** What it would do to a customer, or to a colleague. */
  harm: string
  file: string
  /** Text that stands in the file exactly once. */
  find: string
  put: string
  /** The step of the run that is red; of a step in several parts, what their names begin with. */
  step: string
  /** The smallest part of the step that is red: a file of tests, seen from the root. Without it the whole step runs. */
  test?: string
  /** The tests of that file whose title has this text. */
  title?: string
}
