// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gHomeContent } from '../guards/HomeContent.ts';
import type { ApphomeQueryContentV5Content, ApphomeQueryContentV5Request } from '../types.ts';

/**
 * Home content v5, signed in: POST apphome/queryContentV5
 *
 * The home page of a signed-in user, version 5 (proposed).
 */
export function apphomeQueryContentV5(gateway: Gateway, request: ApphomeQueryContentV5Request = {}, options?: CallOptions): Reply<ApphomeQueryContentV5Content, never> {
    return gateway.call({ path: 'apphome/queryContentV5', guard: gHomeContent, attempts: 2 }, request, options);
}

/** apphome/queryContentV5 for a query library: the key holds path and request. */
export function apphomeQueryContentV5Query(gateway: Gateway, request: ApphomeQueryContentV5Request = {}) {
    return {
        queryKey: ['apphome/queryContentV5', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryContentV5(gateway, request, { signal: context.signal }),
    };
}
