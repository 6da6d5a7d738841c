import type { WireFlag } from './wire.ts'

/** Whether a flag is set, and is not one of the texts for false. */
export function isTruthy(flag: WireFlag): boolean {
  return Boolean(flag) && flag !== '0' && flag !== 'false'
}
