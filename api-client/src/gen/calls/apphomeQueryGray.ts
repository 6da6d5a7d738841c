// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { ApphomeQueryGrayContent, ApphomeQueryGrayRequest } from '../types.ts';

/**
 * Gray flags of the home page: POST apphome/queryGray
 *
 * Gray-release flags of the home page, by name (proposed).
 */
export function apphomeQueryGray(gateway: Gateway, request: ApphomeQueryGrayRequest, options?: CallOptions): Reply<ApphomeQueryGrayContent, never> {
    return gateway.call({ path: 'apphome/queryGray', guard: ['map'], attempts: 2, log: ['typeId'] }, request, options);
}

/** apphome/queryGray for a query library: the key holds path and request. */
export function apphomeQueryGrayQuery(gateway: Gateway, request: ApphomeQueryGrayRequest) {
    return {
        queryKey: ['apphome/queryGray', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryGray(gateway, request, { signal: context.signal }),
    };
}
