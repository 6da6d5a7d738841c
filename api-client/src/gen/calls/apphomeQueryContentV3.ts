// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gHomeContent } from '../guards/HomeContent.ts';
import type { ApphomeQueryContentV3Content, ApphomeQueryContentV3Request } from '../types.ts';

/**
 * Home content v3, signed in: POST apphome/queryContentV3
 *
 * The home page of a signed-in user, version 3 (proposed).
 */
export function apphomeQueryContentV3(gateway: Gateway, request: ApphomeQueryContentV3Request = {}, options?: CallOptions): Reply<ApphomeQueryContentV3Content, never> {
    return gateway.call({ path: 'apphome/queryContentV3', guard: gHomeContent, attempts: 2 }, request, options);
}

/** apphome/queryContentV3 for a query library: the key holds path and request. */
export function apphomeQueryContentV3Query(gateway: Gateway, request: ApphomeQueryContentV3Request = {}) {
    return {
        queryKey: ['apphome/queryContentV3', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryContentV3(gateway, request, { signal: context.signal }),
    };
}
