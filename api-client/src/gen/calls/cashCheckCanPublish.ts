// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPermission } from '../guards/Permission.ts';
import type { CashCheckCanPublishContent, CashCheckCanPublishRequest } from '../types.ts';

/**
 * May the user publish this loan type: POST cash/checkCanPublish
 *
 * Whether the user may publish a type of loan (proposed).
 */
export function cashCheckCanPublish(gateway: Gateway, request: CashCheckCanPublishRequest, options?: CallOptions): Reply<CashCheckCanPublishContent, never> {
    return gateway.call({ path: 'cash/checkCanPublish', guard: gPermission, attempts: 2, log: ['typeId'] }, request, options);
}

/** cash/checkCanPublish for a query library: the key holds path and request. */
export function cashCheckCanPublishQuery(gateway: Gateway, request: CashCheckCanPublishRequest) {
    return {
        queryKey: ['cash/checkCanPublish', request] as const,
        queryFn: (context: CallOptions) => cashCheckCanPublish(gateway, request, { signal: context.signal }),
    };
}
