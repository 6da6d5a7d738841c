// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPermission } from '../guards/Permission.ts';
import type { CreditPreValidatorContent, CreditPreValidatorRequest } from '../types.ts';

/**
 * May an authorisation start: POST credit/preValidator
 *
 * Whether an authorisation may start (proposed; one call by `authId`).
 */
export function creditPreValidator(gateway: Gateway, request: CreditPreValidatorRequest, options?: CallOptions): Reply<CreditPreValidatorContent, never> {
    return gateway.call({ path: 'credit/preValidator', guard: gPermission, attempts: 2, log: ['authId'] }, request, options);
}

/** credit/preValidator for a query library: the key holds path and request. */
export function creditPreValidatorQuery(gateway: Gateway, request: CreditPreValidatorRequest) {
    return {
        queryKey: ['credit/preValidator', request] as const,
        queryFn: (context: CallOptions) => creditPreValidator(gateway, request, { signal: context.signal }),
    };
}
