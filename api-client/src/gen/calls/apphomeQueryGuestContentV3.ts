// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gHomeContent } from '../guards/HomeContent.ts';
import type { ApphomeQueryGuestContentV3Content, ApphomeQueryGuestContentV3Request } from '../types.ts';

/**
 * Home content v3, guest: POST apphome/queryGuestContentV3
 *
 * The home page of a visitor, version 3 (proposed).
 */
export function apphomeQueryGuestContentV3(gateway: Gateway, request: ApphomeQueryGuestContentV3Request = {}, options?: CallOptions): Reply<ApphomeQueryGuestContentV3Content, never> {
    return gateway.call({ path: 'apphome/queryGuestContentV3', guard: gHomeContent, attempts: 2, session: false }, request, options);
}

/** apphome/queryGuestContentV3 for a query library: the key holds path and request. */
export function apphomeQueryGuestContentV3Query(gateway: Gateway, request: ApphomeQueryGuestContentV3Request = {}) {
    return {
        queryKey: ['apphome/queryGuestContentV3', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryGuestContentV3(gateway, request, { signal: context.signal }),
    };
}
