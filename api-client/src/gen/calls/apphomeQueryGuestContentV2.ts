// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gHomeContent } from '../guards/HomeContent.ts';
import type { ApphomeQueryGuestContentV2Content, ApphomeQueryGuestContentV2Request } from '../types.ts';

/**
 * Home content v2, guest: POST apphome/queryGuestContentV2
 *
 * The home page of a visitor, version 2 (proposed).
 */
export function apphomeQueryGuestContentV2(gateway: Gateway, request: ApphomeQueryGuestContentV2Request = {}, options?: CallOptions): Reply<ApphomeQueryGuestContentV2Content, never> {
    return gateway.call({ path: 'apphome/queryGuestContentV2', guard: gHomeContent, attempts: 2, session: false }, request, options);
}

/** apphome/queryGuestContentV2 for a query library: the key holds path and request. */
export function apphomeQueryGuestContentV2Query(gateway: Gateway, request: ApphomeQueryGuestContentV2Request = {}) {
    return {
        queryKey: ['apphome/queryGuestContentV2', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryGuestContentV2(gateway, request, { signal: context.signal }),
    };
}
