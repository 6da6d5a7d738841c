// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gHomeContent } from '../guards/HomeContent.ts';
import type { ApphomeQueryGuestContentV5Content, ApphomeQueryGuestContentV5Request } from '../types.ts';

/**
 * Home content v5, guest: POST apphome/queryGuestContentV5
 *
 * The home page of a visitor, version 5 (proposed).
 */
export function apphomeQueryGuestContentV5(gateway: Gateway, request: ApphomeQueryGuestContentV5Request = {}, options?: CallOptions): Reply<ApphomeQueryGuestContentV5Content, never> {
    return gateway.call({ path: 'apphome/queryGuestContentV5', guard: gHomeContent, attempts: 2, session: false }, request, options);
}

/** apphome/queryGuestContentV5 for a query library: the key holds path and request. */
export function apphomeQueryGuestContentV5Query(gateway: Gateway, request: ApphomeQueryGuestContentV5Request = {}) {
    return {
        queryKey: ['apphome/queryGuestContentV5', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryGuestContentV5(gateway, request, { signal: context.signal }),
    };
}
