// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gActivityWindow } from '../guards/ActivityWindow.ts';
import type { ApphomeQueryWindowsContent, ApphomeQueryWindowsRequest } from '../types.ts';

/**
 * Windows of the home page: POST apphome/queryWindows
 *
 * Pop-ups of the home page; the first one is shown (proposed).
 */
export function apphomeQueryWindows(gateway: Gateway, request: ApphomeQueryWindowsRequest = {}, options?: CallOptions): Reply<ApphomeQueryWindowsContent, never> {
    return gateway.call({ path: 'apphome/queryWindows', guard: ['list', gActivityWindow], attempts: 2 }, request, options);
}

/** apphome/queryWindows for a query library: the key holds path and request. */
export function apphomeQueryWindowsQuery(gateway: Gateway, request: ApphomeQueryWindowsRequest = {}) {
    return {
        queryKey: ['apphome/queryWindows', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryWindows(gateway, request, { signal: context.signal }),
    };
}
