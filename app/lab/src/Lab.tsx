import '@koo/kit/theme/ruby'
import '@koo/kit/theme/wireframe'
import { Handle } from './handle/Handle.tsx'
import type { LabHost } from './host.ts'

export type { BridgeCall, LabBridge, LabHost } from './host.ts'

/**
 * The drawer of development and demo builds. It shows and changes the customer, the environment, the next reply,
 * faults, the clock and the request log. `host` stays the same while the lab is mounted.
 */
export function Lab({ host }: { host: LabHost }) {
  return <Handle host={host} />
}
