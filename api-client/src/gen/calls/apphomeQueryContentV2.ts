// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gHomeContent } from '../guards/HomeContent.ts';
import type { ApphomeQueryContentV2Content, ApphomeQueryContentV2Request } from '../types.ts';

/**
 * Home content v2, signed in: POST apphome/queryContentV2
 *
 * The home page of a signed-in user, version 2 (proposed).
 */
export function apphomeQueryContentV2(gateway: Gateway, request: ApphomeQueryContentV2Request = {}, options?: CallOptions): Reply<ApphomeQueryContentV2Content, never> {
    return gateway.call({ path: 'apphome/queryContentV2', guard: gHomeContent, attempts: 2 }, request, options);
}

/** apphome/queryContentV2 for a query library: the key holds path and request. */
export function apphomeQueryContentV2Query(gateway: Gateway, request: ApphomeQueryContentV2Request = {}) {
    return {
        queryKey: ['apphome/queryContentV2', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryContentV2(gateway, request, { signal: context.signal }),
    };
}
