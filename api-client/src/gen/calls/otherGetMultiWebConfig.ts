// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { OtherGetMultiWebConfigContent, OtherGetMultiWebConfigRequest } from '../types.ts';

/**
 * Several configuration values: POST other/getMultiWebConfig
 *
 * Several configuration values, by key.
 */
export function otherGetMultiWebConfig(gateway: Gateway, request: OtherGetMultiWebConfigRequest, options?: CallOptions): Reply<OtherGetMultiWebConfigContent, never> {
    return gateway.call({ path: 'other/getMultiWebConfig', guard: ['map'], attempts: 2, session: false, log: ['keys'] }, request, options);
}

/** other/getMultiWebConfig for a query library: the key holds path and request. */
export function otherGetMultiWebConfigQuery(gateway: Gateway, request: OtherGetMultiWebConfigRequest) {
    return {
        queryKey: ['other/getMultiWebConfig', request] as const,
        queryFn: (context: CallOptions) => otherGetMultiWebConfig(gateway, request, { signal: context.signal }),
    };
}
