// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPermission } from '../guards/Permission.ts';
import type { MerchantPreValidatorContent, MerchantPreValidatorRequest } from '../types.ts';

/**
 * May the user start: POST merchant/preValidator
 *
 * Whether the user may begin (proposed).
 */
export function merchantPreValidator(gateway: Gateway, request: MerchantPreValidatorRequest = {}, options?: CallOptions): Reply<MerchantPreValidatorContent, never> {
    return gateway.call({ path: 'merchant/preValidator', guard: gPermission, attempts: 2 }, request, options);
}

/** merchant/preValidator for a query library: the key holds path and request. */
export function merchantPreValidatorQuery(gateway: Gateway, request: MerchantPreValidatorRequest = {}) {
    return {
        queryKey: ['merchant/preValidator', request] as const,
        queryFn: (context: CallOptions) => merchantPreValidator(gateway, request, { signal: context.signal }),
    };
}
