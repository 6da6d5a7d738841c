// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gHomeContent } from '../guards/HomeContent.ts';
import type { ApphomeQueryGuestContentV4Content, ApphomeQueryGuestContentV4Request } from '../types.ts';

/**
 * Home content v4, guest: POST apphome/queryGuestContentV4
 *
 * The home page of a visitor, version 4 (proposed).
 */
export function apphomeQueryGuestContentV4(gateway: Gateway, request: ApphomeQueryGuestContentV4Request = {}, options?: CallOptions): Reply<ApphomeQueryGuestContentV4Content, never> {
    return gateway.call({ path: 'apphome/queryGuestContentV4', guard: gHomeContent, attempts: 2, session: false }, request, options);
}

/** apphome/queryGuestContentV4 for a query library: the key holds path and request. */
export function apphomeQueryGuestContentV4Query(gateway: Gateway, request: ApphomeQueryGuestContentV4Request = {}) {
    return {
        queryKey: ['apphome/queryGuestContentV4', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryGuestContentV4(gateway, request, { signal: context.signal }),
    };
}
