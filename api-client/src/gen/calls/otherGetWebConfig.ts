// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { OtherGetWebConfigContent, OtherGetWebConfigRequest } from '../types.ts';

/**
 * One configuration value: POST other/getWebConfig
 *
 * One configuration value; its shape depends on the key. The base annual rate of the cash loan is one of them.
 */
export function otherGetWebConfig(gateway: Gateway, request: OtherGetWebConfigRequest, options?: CallOptions): Reply<OtherGetWebConfigContent, never> {
    return gateway.call({ path: 'other/getWebConfig', attempts: 2, session: false, log: ['key'] }, request, options);
}

/** other/getWebConfig for a query library: the key holds path and request. */
export function otherGetWebConfigQuery(gateway: Gateway, request: OtherGetWebConfigRequest) {
    return {
        queryKey: ['other/getWebConfig', request] as const,
        queryFn: (context: CallOptions) => otherGetWebConfig(gateway, request, { signal: context.signal }),
    };
}
