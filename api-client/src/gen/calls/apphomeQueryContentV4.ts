// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gHomeContent } from '../guards/HomeContent.ts';
import type { ApphomeQueryContentV4Content, ApphomeQueryContentV4Request } from '../types.ts';

/**
 * Home content v4, signed in: POST apphome/queryContentV4
 *
 * The home page of a signed-in user, version 4 (proposed).
 */
export function apphomeQueryContentV4(gateway: Gateway, request: ApphomeQueryContentV4Request = {}, options?: CallOptions): Reply<ApphomeQueryContentV4Content, never> {
    return gateway.call({ path: 'apphome/queryContentV4', guard: gHomeContent, attempts: 2 }, request, options);
}

/** apphome/queryContentV4 for a query library: the key holds path and request. */
export function apphomeQueryContentV4Query(gateway: Gateway, request: ApphomeQueryContentV4Request = {}) {
    return {
        queryKey: ['apphome/queryContentV4', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryContentV4(gateway, request, { signal: context.signal }),
    };
}
